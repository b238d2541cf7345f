/** What every fact of the demo market is marked with as its source. */
export const mark = { zh: '演示市场（虚构）', en: 'Demo market (fictional)' } as const

/** Name of the source in import runs. */
export const DEMO_SOURCE = 'demo'

/** Market of the demo. */
export const DEMO_MARKET = 2

/** A medium of the demo market with the mark before its name. */
export function marked(medium: { zh: string; en: string }): { zh: string; en: string } {
  return { zh: `${mark.zh}· ${medium.zh}`, en: `${mark.en} · ${medium.en}` }
}
