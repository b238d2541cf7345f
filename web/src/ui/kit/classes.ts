/** The class names that hold, in one string. */
export const classes = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')

/** What a primitive may be drawn as: elements that need no attribute of their own. */
export type Tag =
  | ('div' | 'span' | 'p' | 'b' | 'strong' | 'em' | 'small' | 'i' | 'h2' | 'h3' | 'h4' | 'time' | 'label')
  | ('ul' | 'ol' | 'li' | 'dl' | 'dt' | 'dd' | 'section' | 'header' | 'footer' | 'nav' | 'article' | 'figure' | 'form')
