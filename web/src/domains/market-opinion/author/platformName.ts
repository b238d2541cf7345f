import type { authors } from '@pandora/contract/domains/authors/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { named } from '../../../lib/names.ts'
import { languageNow } from '../../../lib/texts.ts'

type Platforms = OutputOf<typeof authors.page>['platforms']

/** Name of a platform in the language of the screen, by what an answer tells of platforms; else the word that it bears. */
export function platformName(platforms: Platforms, platform: string): string {
  const known = platforms.find((one) => one.platform === platform)
  return named(known?.nameZh, known?.nameEn, languageNow(), platform)
}
