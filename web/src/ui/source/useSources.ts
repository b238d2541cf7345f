import { named } from '../../lib/names.ts'
import { useLanguage } from '../../lib/texts.ts'
import { commonSource } from './commonSource.ts'

/** What has a source, in both languages where it has two names. */
interface Sourced {
  source: string
  sourceEn?: string | null
}

/**
 * How the sources of a list are told, in the language of the screen: what all begin with once, by `<CommonSource>`, and
 * each without it.
 */
export function useSources(items: readonly Sourced[]): { common: string; sourceOf: (one: Sourced) => string } {
  const language = useLanguage()
  const nameOf = ({ source, sourceEn }: Sourced) => named(source, sourceEn, language)
  const common = commonSource(items.map(nameOf))
  return { common, sourceOf: (one) => nameOf(one).slice(common.length) }
}
