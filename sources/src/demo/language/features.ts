import type { DemoCompany } from '../world.ts'
import * as en from './banks/en/features.ts'
import * as zh from './banks/zh/features.ts'
import { freshTitle, sentences, type Desk, type Draft } from './draft.ts'
import { marketDraft } from './market.ts'
import { listedOn } from './routine.ts'
import { commonSlots, companySlots, type Language } from './slots.ts'

const banks = { zh, en }

/** A piece on a company that reports nothing new. */
export function feature(desk: Desk, language: Language): Draft | undefined {
  const { world, day, random } = desk
  const listed = listedOn(world, day)
  if (listed.length === 0) return undefined
  const company = random.pick(listed)
  const sold = company.products.filter((one) => one.zh !== '其他')
  const slots = {
    ...companySlots(world, company, language, random, sold.length > 0 ? random.pick(sold) : null),
    ...commonSlots(day, language, random),
  }
  const bank = banks[language]
  const title = freshTitle(desk, [bank.featureTitles], slots)
  return title
    ? marketDraft(
        desk,
        language,
        'feature',
        random.int(440, 1350),
        title,
        [
          ...sentences(desk, bank.featureBodies, slots, 1),
          ...sentences(desk, bank.featureDetails, slots, random.int(2, 4)),
        ],
        [company],
      )
    : undefined
}

/**
 * What a price did, told after the close: of a company among those that moved most, which is then taken off the list.
 * Undefined when none is left.
 */
export function priceMove(
  desk: Desk,
  language: Language,
  moved: { company: DemoCompany; change: number }[],
): Draft | undefined {
  const { world, day, random } = desk
  const [taken] = moved.splice(random.int(0, moved.length - 1), 1)
  if (!taken) return undefined
  const { company, change } = taken
  const close = world.tape.closeOf(company.id, day)
  if (close === null) return undefined
  const up = change > 0
  const slots = {
    ...companySlots(world, company, language, random),
    ...commonSlots(day, language, random),
    chg: `${Math.abs(change).toFixed(2)}%`,
    close: close.toFixed(2),
    dir:
      language === 'zh' ? (up ? random.pick(['上涨', '收涨']) : random.pick(['下跌', '收跌'])) : up ? 'rose' : 'fell',
  }
  const bank = banks[language]
  const title = freshTitle(desk, [up ? bank.riseTitles : bank.fallTitles], slots)
  return title
    ? marketDraft(
        desk,
        language,
        'price-move',
        random.int(905, 1080),
        title,
        [...sentences(desk, bank.moveBodies, slots, 1), ...sentences(desk, bank.moveDetails, slots, random.int(1, 3))],
        [company],
        { [company.id]: up ? 1 : -1 },
      )
    : undefined
}

/** The companies that moved most on a day, by the size of the move. */
export function moversOf(desk: Desk, count: number): { company: DemoCompany; change: number }[] {
  const { world, day } = desk
  return listedOn(world, day)
    .flatMap((company) => {
      const change = world.tape.changeOf(company.id, day)
      return change === null || Math.abs(change) < 1 ? [] : [{ company, change }]
    })
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, count)
}
