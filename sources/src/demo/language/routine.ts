import type { DemoCompany, World } from '../world.ts'
import * as enNotes from './banks/en/market-notes.ts'
import { disclosure } from './banks/media.ts'
import { chineseRoutine } from './banks/zh/routine.ts'
import { bodyOf, freshTitle, sentences, type Desk, type Draft } from './draft.ts'
import { commonSlots, companySlots } from './slots.ts'
import { countZh, exactRate, exactZh } from './styles.ts'

/** Companies that are listed on a day. */
export function listedOn(world: World, day: string): DemoCompany[] {
  return world.companies.filter((one) => one.firstDay <= day && (one.delistedOn === null || one.delistedOn > day))
}

/** An everyday announcement of one company; it moves nothing. */
export function routineNotice(desk: Desk, company: DemoCompany): Draft | undefined {
  const { world, day, random } = desk
  const english = random.chance(0.2)
  const language = english ? 'en' : 'zh'
  const bank = random.pick(chineseRoutine)
  const rate = Math.round(random.between(0.3, 9) * 100) / 100
  const amount = Math.round(random.between(3_000, 60_000)) * 10_000
  const shares = Math.round(company.totalShares * random.between(0.001, 0.012))
  const sold = company.products.filter((one) => one.zh !== '其他')
  const gathering = random.chance(0.5)
  const slots = {
    ...companySlots(world, company, language, random, sold.length > 0 ? random.pick(sold) : null),
    ...commonSlots(day, language, random),
    n: String(
      bank.category === 'holder-number'
        ? random.int(9_000, 90_000)
        : bank.category === 'investor-questions'
          ? random.int(2, 40)
          : random.int(3, 9),
    ),
    m: String(random.int(2, 18)),
    votes: exactRate(Math.round(random.between(38, 72) * 100) / 100),
    rate: exactRate(rate),
    amount: exactZh(amount),
    amountx: exactZh(amount),
    shares: countZh(shares, random),
    updown: gathering ? '减少' : '增加',
    gather: gathering ? '集中' : '分散',
  }
  const title = freshTitle(desk, english ? [enNotes.routineTitles] : [bank.title], slots)
  if (!title) return undefined
  const parts = english
    ? [
        ...sentences(desk, enNotes.routineBodies, slots, 1),
        ...sentences(desk, enNotes.routineTails, slots, random.int(1, 2)),
      ]
    : [...sentences(desk, bank.body, slots, 1), ...sentences(desk, bank.tail, slots, random.int(1, 3))]
  const source = random.pick(disclosure)
  return {
    kind: 'announcement',
    category: english ? 'notice' : bank.category,
    language,
    title,
    body: bodyOf(language, parts, 2),
    minute: random.chance(0.75) ? random.int(930, 1320) : random.int(430, 560),
    medium: source,
    companies: [{ id: company.id, relation: 'subject' }],
    post: null,
    eventIds: [],
    copyOf: null,
    exact: false,
    stance: null,
    ironic: false,
    tones: { [company.id]: 0 },
  }
}
