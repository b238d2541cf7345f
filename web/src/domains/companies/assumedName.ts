import type { Translate } from '../../lib/texts.ts'
import type { Profile } from './types.ts'

/** That a company's name is one that it is only assumed to have borne on the day looked at. */
export function assumedText(
  t: Translate<'nameAssumed' | 'nameAssumedOn'>,
  { seenOn }: NonNullable<Profile['nameAssumed']>,
): string {
  return seenOn === null ? t('nameAssumed') : t('nameAssumedOn', { date: seenOn })
}
