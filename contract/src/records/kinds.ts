import { domains, type DeclaredDomain } from '../domains.ts'

type Declared = Extract<DeclaredDomain, { records: readonly unknown[] }>['records'][number]
type ByKind = { readonly [Kind in Declared as Kind['kind']]: Kind }

/** Every kind of fact that can be imported, by table name: those that the domains declare. */
export const recordKinds = Object.fromEntries(
  domains.flatMap((domain) => domain.records ?? []).map((record) => [record.kind, record]),
) as unknown as ByKind

export type KindName = keyof ByKind

/** Whether a word names a kind of fact. */
export const isKindName = (word: string): word is KindName => Object.hasOwn(recordKinds, word)
