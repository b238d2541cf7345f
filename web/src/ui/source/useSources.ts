import { named } from '../../lib/names.ts'
import { useLanguage } from '../../lib/texts.ts'
import { commonSource } from './commonSource.ts'

/** What has a source, in both languages where it has two names. */
interface Sourced {
  source: string
  sourceEn?: string | null
}

interface Sources {
  common: string
  sourceOf: (one: Sourced) => string
}

/** How the sources of a list are told in a language: what all begin with once, and each without it. */
export function sourcesIn(items: readonly Sourced[], language: string): Sources {
  const nameOf = ({ source, sourceEn }: Sourced) => named(source, sourceEn, language)
  const common = commonSource(items.map(nameOf))
  return { common, sourceOf: (one) => nameOf(one).slice(common.length) }
}

/** The same in the language of the screen; what all begin with is shown by `<CommonSource>`. */
export const useSources = (items: readonly Sourced[]): Sources => sourcesIn(items, useLanguage())
