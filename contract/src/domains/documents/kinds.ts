/** Kinds of documents. */
export const documentKinds = ['news', 'announcement', 'policy', 'post', 'report'] as const
export type DocumentKind = (typeof documentKinds)[number]
