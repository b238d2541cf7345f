import { isKindName, recordKinds } from '@pandora/contract/records/kinds'

/**
 * Name of a kind of fact in a language, as health and imports speak of it; the kind's own word where it is not known
 * here.
 */
export function kindName(kind: string, language: string): string {
  return isKindName(kind) ? recordKinds[kind].name[language === 'en' ? 'en' : 'zh'] : kind
}
