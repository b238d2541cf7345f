import { EyeOff, Pin, ReceiptText } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MarkedList } from '@pandora/contract/domains/ranking/shapes'
import { number } from '../../../lib/formats.ts'
import { named } from '../../../lib/names.ts'
import { languageNow } from '../../../lib/texts.ts'
import { ofQuote } from '../../../ui/basis/basis.ts'
import { IconButton } from '../../../ui/Button.tsx'
import { Figure } from '../../../ui/Figure.tsx'
import { Chip } from '../../../ui/kit/Chips.tsx'
import { Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { Truncated } from '../../../ui/kit/Truncated.tsx'
import type { Column } from '../../../ui/table/DataTable.tsx'
import { TwoLines } from '../../../ui/TwoLines.tsx'
import type { RankingSay } from '../texts.ts'
import { PointBars } from './points.tsx'
import { isPinned, placeOf, type Entry } from './useList.ts'

/** What can be done with an entry. */
interface Deeds {
  setPinned: (companyId: string, pinned: boolean) => void
  hide: (companyId: string, name: string) => void
  /** Shows how its score comes about. */
  explain: (entry: Entry) => void
  eventWord: (type: string) => string
}

interface DeedProps {
  label: string
  /** Of what is either so or not. */
  pressed?: boolean
  does: () => void
  children: ReactNode
}

/** Name of the company that an entry is about. */
export const nameOf = (one: Pick<Entry, 'nameZh' | 'nameEn' | 'code'>): string =>
  named(one.nameZh, one.nameEn, languageNow(), one.code)

/** The first ground of an entry in words: an event, a policy. */
function groundOf(one: Entry, eventWord: Deeds['eventWord']): string | null {
  if (one.list === 'ai') return null
  if (one.list === 'policy') return one.policies[0]?.title ?? null
  const [first] = one.reasons
  return first ? named(first.titleZh, first.titleEn, languageNow(), eventWord(first.type)) : null
}

function scoreOf(one: Entry): number | null {
  if (one.list === 'ai') return one.score
  return one.list === 'policy' ? one.strength : one.companyImpactScoreData.impactScore
}

const figure = (key: string, title: string, value: (one: Entry) => number | null, digits = 0): Column<Entry> => ({
  key,
  title,
  width: '84px',
  figures: true,
  sortable: false,
  value,
  cell: (one) => <Figure value={value(one)} digits={digits} />,
})

const changeOf = (one: Entry) => <Figure value={one.quote?.changeRate} as="percent" change basis="beside" />

/** Columns that only one of the lists has. */
function own(list: MarkedList, t: RankingSay, narrow: boolean, { eventWord }: Deeds): Column<Entry>[] {
  const score = figure(`score_${list}`, t(`score_${list}`), scoreOf, list === 'event' ? 0 : 1)
  const ground: Column<Entry> = {
    key: 'ground',
    title: t(`ground_${list}`),
    width: 'minmax(160px, 4fr)',
    sortable: false,
    value: (one) => groundOf(one, eventWord),
    cell: (one) => <Truncated>{groundOf(one, eventWord) ?? '–'}</Truncated>,
  }
  // Where it is narrow the ground stands under the company and the change under the score: beside them the signs would
  // leave the screen, of which one hides the entry.
  if (narrow)
    return [
      {
        ...score,
        cell: (one) => <TwoLines first={score.cell?.(one) ?? null} second={changeOf(one)} />,
      },
    ]
  if (list === 'event')
    return [
      score,
      figure('opportunity', t('opportunity'), (one) =>
        one.list === 'event' ? one.companyImpactScoreData.opportunityPoint : null,
      ),
      figure('risk', t('risk'), (one) => (one.list === 'event' ? one.companyImpactScoreData.riskPoint : null)),
      figure('events', t('events'), (one) => (one.list === 'event' ? one.events : null)),
      ground,
    ]
  if (list === 'policy')
    return [
      score,
      figure('named', t('named'), (one) => (one.list === 'policy' ? one.named : null)),
      figure('ofIndustry', t('ofIndustry'), (one) => (one.list === 'policy' ? one.ofIndustry : null)),
      ground,
    ]
  return [
    score,
    {
      key: 'points',
      title: t('points'),
      width: '112px',
      sortable: false,
      value: (one) =>
        one.list === 'ai'
          ? one.points.map((value) => (value === null ? '–' : number(value, { digits: 1, sign: true }))).join(' / ')
          : null,
      cell: (one) => (one.list === 'ai' ? <PointBars points={one.points} t={t} /> : null),
    },
    {
      key: 'coverage',
      title: t('coverage'),
      width: '72px',
      figures: true,
      sortable: false,
      value: (one) => (one.list === 'ai' ? one.coverage * 100 : null),
      cell: (one) => <Figure value={one.list === 'ai' ? one.coverage * 100 : null} as="percent" digits={0} />,
    },
  ]
}

/** A sign of a row that does something and leaves the row unopened. */
function Deed({ label, pressed, does, children }: DeedProps) {
  return (
    <IconButton
      size="small"
      label={label}
      {...(pressed === undefined ? {} : { pressed })}
      onClick={(event) => {
        event.stopPropagation()
        does()
      }}
    >
      {children}
    </IconButton>
  )
}

const pinOf = (one: Entry, t: RankingSay, { setPinned }: Deeds) => (
  <Deed
    label={t(isPinned(one) ? 'unpinOf' : 'pinOf', { name: nameOf(one) })}
    pressed={isPinned(one)}
    does={() => setPinned(one.companyId, !isPinned(one))}
  >
    <Pin size={14} aria-hidden="true" />
  </Deed>
)

const promoted = (one: Entry, t: RankingSay) =>
  one.promoted === null ? null : (
    <Chip tone="accent" title={one.promoted}>
      {t('promoted')}
    </Chip>
  )

const industryOf = (one: Entry) => named(one.industryZh, one.industryEn, languageNow())

/** Which company stands at which place; where it is narrow one cell says both, so that it stays in sight whole. */
function whoColumns(t: RankingSay, narrow: boolean, deeds: Deeds): Column<Entry>[] {
  const secondOf = (one: Entry) => {
    const ground = groundOf(one, deeds.eventWord)
    return ground === null ? [one.code, industryOf(one)] : [ground]
  }
  if (narrow)
    return [
      {
        key: 'company',
        title: t('company'),
        width: 'minmax(132px, 1.6fr)',
        sortable: false,
        value: nameOf,
        cell: (one) => (
          <TwoLines
            first={
              <Row gap={2}>
                <Truncated>{nameOf(one)}</Truncated>
                {promoted(one, t)}
              </Row>
            }
            second={[placeOf(one), ...secondOf(one)].filter((part) => part !== null && part !== '').join(' · ')}
          />
        ),
      },
    ]
  return [
    {
      key: 'pin',
      title: t('pin'),
      signs: 1,
      value: (one) => (isPinned(one) ? 1 : 0),
      cell: (one) => pinOf(one, t, deeds),
    },
    { key: 'place', title: t('place'), width: '46px', figures: true, sortable: false, value: placeOf },
    {
      key: 'company',
      title: t('company'),
      width: 'minmax(110px, 1fr)',
      sortable: false,
      value: nameOf,
      cell: (one) => (
        <Row gap={2}>
          <Truncated>{nameOf(one)}</Truncated>
          {promoted(one, t)}
        </Row>
      ),
    },
    { key: 'code', title: t('code'), width: '72px', sortable: false, value: (one) => one.code },
    {
      key: 'industry',
      title: t('industry'),
      width: 'minmax(80px, 1fr)',
      sortable: false,
      value: industryOf,
      cell: (one) => (
        <Text tone="quiet">
          <Truncated>{industryOf(one) || '–'}</Truncated>
        </Text>
      ),
    },
  ]
}

const changeColumn = (t: RankingSay): Column<Entry> => ({
  key: 'change',
  title: t('change'),
  width: '76px',
  figures: true,
  sortable: false,
  value: (one) => one.quote?.changeRate ?? null,
  basis: (one) => ofQuote(one.quote),
  cell: changeOf,
})

/** Columns of a list: pin, place, company, its change, what the list counts, and what hides it. */
export function listColumns(list: MarkedList, t: RankingSay, narrow: boolean, deeds: Deeds): Column<Entry>[] {
  const explained = list !== 'policy'
  return [
    ...whoColumns(t, narrow, deeds),
    ...(narrow ? [] : [changeColumn(t)]),
    ...own(list, t, narrow, deeds),
    {
      key: 'deeds',
      title: t('deeds'),
      signs: 1 + Number(explained) + Number(narrow),
      value: () => null,
      cell: (one) => (
        <>
          {explained ? (
            <Deed label={t('explainOf', { name: nameOf(one) })} does={() => deeds.explain(one)}>
              <ReceiptText size={14} aria-hidden="true" />
            </Deed>
          ) : null}
          {narrow ? pinOf(one, t, deeds) : null}
          <Deed label={t('hideOf', { name: nameOf(one) })} does={() => deeds.hide(one.companyId, nameOf(one))}>
            <EyeOff size={14} aria-hidden="true" />
          </Deed>
        </>
      ),
    },
  ]
}
