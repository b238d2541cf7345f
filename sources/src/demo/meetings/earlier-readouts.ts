import { documentId } from '../../files/values/texts.ts'
import { calendarDays, dayAfter } from '../calendar.ts'
import type { Fact } from '../facts/fact.ts'
import { READOUT_CATEGORY, readoutMedium, readoutOn } from '../language/policy.ts'
import { DEMO_SOURCE, marked } from '../mark.ts'
import type { World } from '../world.ts'

/** Years of readouts before a world begins: what a meeting changes is seen against a long series. */
const YEARS = 8

/** First day of a world's series of economic meetings. */
export const firstReadoutDay = (from: string): string => `${Number(from.slice(0, 4)) - YEARS}-01-01`

/** Readouts of the economic meetings of the years before a world begins. */
export function* earlierReadouts({ seed, from }: Pick<World, 'seed' | 'from'>): Generator<Fact> {
  const source = marked(readoutMedium)
  for (const day of calendarDays(firstReadoutDay(from), dayAfter(from, -1))) {
    const readout = readoutOn(seed, day, false)
    if (!readout) continue
    const external_id = `readout-${day}`
    yield {
      kind: 'document',
      values: {
        document_id: documentId(DEMO_SOURCE, external_id),
        external_id,
        source_name: source.zh,
        source_name_en: source.en,
        kind: 'policy',
        category: READOUT_CATEGORY,
        language: 'zh',
        ...readout,
        url: null,
        image_urls: [],
        published_at: `${day}T10:30:00.000Z`,
        precision: 'instant',
      },
    }
  }
}
