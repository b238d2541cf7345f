/** Something a view is shown for, or a choice made in it. */
export interface ViewParameter<Value extends string = string> {
  /** Tiles of one link letter follow it together. */
  linkable: boolean
  /** Names something that only its user has: it stays behind when a floor goes to another account. */
  personal: boolean
  /** The values there are; absent = any text. */
  values?: readonly [Value, ...Value[]]
  /** None of the values stands while none is chosen, rather than the first. */
  optional?: true
  /** What the view is about: a floor chooses one where nobody has, and offers others. */
  subject?: true
}
/** The parameters of a view, by name. */
export type ViewParameters = Readonly<Record<string, ViewParameter>>

/** What is chosen of parameters: of a closed choice always one of its values, of any text and of what is optional undefined until it is set. */
export type Chosen<Parameters extends ViewParameters> = {
  readonly [Name in keyof Parameters]: Parameters[Name] extends { values: readonly (infer Value)[] }
    ? Value | (Parameters[Name] extends { optional: true } ? undefined : never)
    : string | undefined
}
/** A change of what is chosen; null takes a choice back. */
export type Choice<Parameters extends ViewParameters> = {
  readonly [Name in keyof Parameters]?: Chosen<Parameters>[Name] | null
}

/** Parameters that tiles of one link letter follow together. */
const linked = { linkable: true, personal: false } as const satisfies ViewParameter
export const companyId = linked
/** The company without which a view has nothing to show. */
export const companyAbout = { ...linked, subject: true } as const satisfies ViewParameter
export const themeId = linked
export const date = linked
/** Of a user's own. */
const personal = { linkable: false, personal: true } as const satisfies ViewParameter
export const groupId = personal
export const questionId = personal
/** Any text, of nobody else's concern. */
export const text = { linkable: false, personal: false } as const satisfies ViewParameter
/** One of some words, of nobody else's concern; the first stands while none is chosen. */
export const choice = <const Value extends string>(...values: readonly [Value, ...Value[]]) =>
  ({ linkable: false, personal: false, values }) satisfies ViewParameter<Value>

/** One of some words, or none: what stands while none is chosen is said elsewhere. */
export const among = <const Value extends string>(values: readonly [Value, ...Value[]]) =>
  ({ linkable: false, personal: false, values, optional: true }) satisfies ViewParameter<Value>

/** What stands of a parameter while nothing is chosen. */
const standing = ({ values, optional }: ViewParameter): string | undefined => (optional ? undefined : values?.[0])

/**
 * What is chosen, read from what an address or a tile keeps: names that are not declared are left out, a word that is
 * none of a choice's is as if nothing were chosen, and so is empty text.
 */
export function chosenIn<Parameters extends ViewParameters>(
  parameters: Parameters,
  kept: Readonly<Record<string, string | undefined>>,
): Chosen<Parameters> {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, parameter]) => {
      const value = kept[name] || undefined
      const { values } = parameter
      return [name, values ? (values.find((one) => one === value) ?? standing(parameter)) : value]
    }),
  ) as Chosen<Parameters>
}

/** A choice as it is kept: what stands anyway, and empty text, is not kept (null). Names not declared are left out. */
export function keptOf<Parameters extends ViewParameters>(
  parameters: Parameters,
  patch: Choice<Parameters>,
): Record<string, string | null> {
  return Object.fromEntries(
    Object.entries(patch as Readonly<Record<string, string | null | undefined>>)
      .filter(([name, value]) => Object.hasOwn(parameters, name) && value !== undefined)
      .map(([name, value]) => [name, value && value !== standing(parameters[name] ?? text) ? value : null]),
  )
}
