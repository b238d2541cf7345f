import type { financing } from '@pandora/contract/domains/financing/operations'
import { isStep } from '@pandora/contract/domains/financing/rounds'
import type { OutputOf, ParsedInputOf } from '@pandora/contract/operation'
import { roundSpells, type DatedRound, type RoundSpell } from '@pandora/intelligence/financing/spells'
import { atRiskAt, kaplanMeier, type Survival } from '@pandora/intelligence/financing/survival'
import type { Ledger, Round } from '../ledger/types.ts'

/** Fewer spells than this make no curve. */
export const LEAST_SPELLS = 8
const TIMES = [0, 180, 365, 545, 730, 1095, 1460, 1825]
/** Steps of a curve are told this many days apart at least: of each stretch its last one. */
const STRETCH = 15

interface Dated extends DatedRound {
  round: Round
}
export type Watched = RoundSpell<Dated>

const spellsKept = new WeakMap<Ledger, Watched[]>()

/** Spells from each step of every company to its next round. */
export function spellsOf(ledger: Ledger): Watched[] {
  const kept = spellsKept.get(ledger)
  if (kept) return kept
  const dated = ledger.rounds.map((round): Dated => ({
    companyKey: round.venture,
    day: round.day,
    place: round.place,
    step: isStep(round.name),
    exit: round.name.stage === 'exit',
    round,
  }))
  const spells = ledger.until === null ? [] : roundSpells(dated, ledger.until)
  spellsKept.set(ledger, spells)
  return spells
}

const percent = (share: number): number => Math.round(share * 1e4) / 100

/** The steps of a curve, the last of each stretch of days. */
function courseOf({ steps }: Survival) {
  const kept = steps.filter(
    (step, at) => Math.floor(step.time / STRETCH) !== Math.floor((steps[at + 1]?.time ?? Infinity) / STRETCH),
  )
  return {
    days: kept.map(({ time }) => time),
    share: kept.map(({ survival }) => percent(survival)),
    low: kept.map(({ low }) => (low === null ? null : percent(low))),
    high: kept.map(({ high }) => (high === null ? null : percent(high))),
  }
}

/** Time to the next round by the round that a spell begins with, or by industry. */
export function survivalOf(
  ledger: Ledger,
  { by, code, industry }: ParsedInputOf<typeof financing.survival>,
): OutputOf<typeof financing.survival> {
  const asked = spellsOf(ledger).filter(
    ({ from: { round } }) =>
      (code === undefined || round.name.code === code) && (industry === undefined || round.industry?.key === industry),
  )
  const labelOf = ({ from: { round } }: Watched) =>
    by === 'stage'
      ? { key: round.name.code, zh: round.name.name.zh, en: round.name.name.en, place: round.place }
      : round.industry && { ...round.industry, place: 0 }
  const groups = Map.groupBy(
    asked.filter((spell) => labelOf(spell) !== null),
    (spell) => labelOf(spell)?.key ?? '',
  )
  const shown = [...groups].filter(([, own]) => own.length >= LEAST_SPELLS)
  return {
    dataList: shown
      .map(([key, own]) => ({ key, own, label: own[0] && labelOf(own[0]) }))
      .toSorted((a, b) =>
        by === 'stage'
          ? (a.label?.place ?? 0) - (b.label?.place ?? 0)
          : b.own.length - a.own.length || (a.key < b.key ? -1 : 1),
      )
      .map(({ key, own, label }) => {
        const curve = kaplanMeier(own)
        return {
          key,
          nameZh: label?.zh ?? key,
          nameEn: label?.en ?? null,
          spells: curve.spells,
          events: curve.events,
          median: curve.median,
          medianLow: curve.medianLow,
          medianHigh: curve.medianHigh,
          ...courseOf(curve),
          atRisk: atRiskAt(own, TIMES),
          longest: curve.longest,
        }
      }),
    times: TIMES,
    until: ledger.until,
    least: LEAST_SPELLS,
    leftOut: groups.size - shown.length,
  }
}
