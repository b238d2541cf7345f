import {
  authors,
  CALL_CERTAINTY,
  callHorizons,
  MOST_CALLS,
  OVERVIEW_AUTHOR,
} from '@pandora/contract/domains/authors/operations'
import type { marketOpinionViews } from '@pandora/contract/domains/market-opinion/views'
import type { OutputOf } from '@pandora/contract/operation'
import { wallClock } from '@pandora/contract/time'
import { useGo } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { direction, number, percent } from '../../../lib/formats.ts'
import { named } from '../../../lib/names.ts'
import { languageNow, useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Text } from '../../../ui/kit/Text.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Select } from '../../../ui/Select.tsx'
import { exportTable, type Column } from '../../../ui/table/DataTable.tsx'
import { SizedTable } from '../../../ui/table/SizedTable.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { opinionAddress } from '../address.ts'
import { marketOpinionTexts, type OpinionSay } from '../texts.ts'
import { calledCompanies } from './called.ts'
import { CallsOnPrice } from './CallsOnPrice.tsx'

type Record = OutputOf<typeof authors.record>
type Score = Record['horizons'][number]
type Call = Record['dataList'][number]
const NARROW = 560
const share = (value: number | null) => (value === null ? '–' : percent(value * 100, { digits: 1, sign: false }))

/** How many calls prices cover. */
const priced = ({ horizons: [first] }: Record): number => (first ? first.closed + first.open : 0)

/** How many of the calls on a company have an open after them, at which they are marked. */
const onPrice = (own: readonly Call[]) => ({
  calls: own.length,
  shown: own.filter(({ enteredOn }) => enteredOn !== null).length,
})

/** What came of an author's calls over 1, 5 and 20 sessions, and the calls themselves. */
export default function AuthorRecordView({
  parameters: { author = OVERVIEW_AUTHOR, part, called },
  setParameters,
}: ViewProps<typeof marketOpinionViews.authorRecord>) {
  const t = useTexts(marketOpinionTexts)
  const missing = useMissing()
  const go = useGo()
  const query = useOperation(authors.record, { authorId: author })
  const companies = calledCompanies(query.data?.dataList ?? [])
  const about = (companies.find(({ call }) => call.companyId === called) ?? companies[0])?.call.companyId
  return (
    <ViewBody
      answer={query}
      empty={({ calls }) =>
        calls > 0
          ? undefined
          : missing(t('noCalls'), { text: t('otherAuthor'), run: () => go('/index/market-opinion/authors') })
      }
      table={({ horizons, dataList }) =>
        part === 'score'
          ? exportTable(t('record'), scoreColumns(t, false), horizons)
          : exportTable(t('record'), callColumns(t, false), dataList)
      }
      note={(record) =>
        part === 'price'
          ? t('onPriceNote', onPrice(record.dataList.filter((one) => one.companyId === about)))
          : t('recordNote', {
              calls: record.calls,
              certainty: percent(CALL_CERTAINTY * 100, { digits: 0, sign: false }),
              judged: Math.min(record.calls, MOST_CALLS),
              priced: priced(record),
            })
      }
      controls={
        <>
          {part === 'price' ? (
            <Select
              height="small"
              aria-label={t('company')}
              value={about}
              onChange={({ target }) => setParameters({ called: target.value })}
            >
              {companies.map(({ call: { companyId, nameZh, nameEn }, count }) => (
                <option key={companyId} value={companyId}>
                  {`${named(nameZh, nameEn, languageNow(), companyId)} · ${count}`}
                </option>
              ))}
            </Select>
          ) : null}
          <SegmentedControl
            label={t('record')}
            value={part}
            onChange={(next) => setParameters({ part: next })}
            options={(['score', 'price', 'calls'] as const).map((value) => ({ value, text: t(`record_${value}`) }))}
          />
        </>
      }
    >
      {(record) =>
        part === 'price' && about !== undefined ? (
          <CallsOnPrice record={record} companyId={about} />
        ) : part === 'score' ? (
          <SizedTable
            label={t('record')}
            columns={(narrow) => scoreColumns(t, narrow)}
            narrowBelow={NARROW}
            rows={record.horizons}
            rowKey={({ horizon }) => String(horizon)}
          />
        ) : (
          <SizedTable
            label={t('record_calls')}
            columns={(narrow) => callColumns(t, narrow)}
            narrowBelow={NARROW}
            rows={record.dataList}
            rowKey={({ newsId }) => newsId}
            onChoose={({ companyId }) => go(opinionAddress(companyId))}
          />
        )
      }
    </ViewBody>
  )
}

function scoreColumns(t: OpinionSay, narrow: boolean): Column<Score>[] {
  const quiet = (one: Score, text: string) => (one.grey ? <Text tone="quiet">{text}</Text> : text)
  const interval = ({ hitRate }: Score) =>
    hitRate === null
      ? '–'
      : `${share(hitRate.value)} (${t('between', { from: share(hitRate.low), to: share(hitRate.high) })})`
  return [
    {
      key: 'horizon',
      title: t('sessionsHeld'),
      width: 'minmax(84px, 1fr)',
      value: (one) => t(`sessions_${one.horizon}`),
    },
    { key: 'closed', title: t('closed'), width: '64px', figures: true, value: (one) => one.closed },
    {
      key: 'hitRate',
      title: t('hits'),
      width: narrow ? '72px' : 'minmax(170px, 2fr)',
      figures: true,
      value: (one) => one.hitRate?.value ?? null,
      cell: (one) => quiet(one, narrow ? share(one.hitRate?.value ?? null) : interval(one)),
    },
    {
      key: 'baseRate',
      title: t('baseRate'),
      width: '68px',
      figures: true,
      value: (one) => one.baseRate,
      cell: (one) => quiet(one, share(one.baseRate)),
    },
    {
      key: 'shrunk',
      title: t('shrunk'),
      width: '92px',
      figures: true,
      value: (one) => one.shrunk,
      cell: (one) => quiet(one, share(one.shrunk)),
    },
    ...(narrow
      ? []
      : [
          {
            key: 'brier',
            title: t('brier'),
            width: '120px',
            figures: true,
            value: (one: Score) => one.brier,
            cell: (one: Score) =>
              quiet(one, `${number(one.brier, { digits: 3 })} (${number(one.brierBase, { digits: 3 })})`),
          },
        ]),
    {
      key: 'excess',
      title: t('excessOver'),
      width: '84px',
      figures: true,
      value: (one) => one.excess,
      cell: (one) => quiet(one, percent(one.excess)),
    },
  ]
}

/** As it is shown: what rounds to nothing is neither a rise nor a fall. */
const shown = (value: number | null) => (value === null ? null : Math.round(value * 100) / 100)

function callColumns(t: OpinionSay, narrow: boolean): Column<Call>[] {
  const over = (horizon: (typeof callHorizons)[number], at: number): Column<Call> => ({
    key: `excess${horizon}`,
    title: t(`excess_${horizon}`),
    width: narrow ? '72px' : '92px',
    figures: true,
    value: (one) => one.excess[at] ?? null,
    cell: (one) => {
      const [state, value] = [one.states[at], one.excess[at] ?? null]
      if (state === 'open' || state === 'void' || state === undefined)
        return (
          <Text tone="quiet" title={t(state === 'open' ? 'openCall' : 'voidCall')}>
            –
          </Text>
        )
      return (
        <span className={direction(shown(value))} title={t(state === 'right' ? 'rightCall' : 'wrongCall')}>
          {percent(value)} <span aria-hidden="true">{state === 'right' ? '✓' : '✗'}</span>
        </span>
      )
    },
  })
  return [
    {
      key: 'company',
      title: t('company'),
      width: 'minmax(96px, 1.6fr)',
      value: (one) => named(one.nameZh, one.nameEn, languageNow(), one.companyId),
    },
    {
      key: 'stance',
      title: t('call'),
      width: '72px',
      value: (one) => t(one.stance),
      cell: (one) => <span className={one.stance === 'many' ? 'rise' : 'fall'}>{t(one.stance)}</span>,
    },
    ...(narrow
      ? []
      : [
          {
            key: 'at',
            title: t('date'),
            width: '132px',
            value: (one: Call) => wallClock(one.publishedAt).slice(0, 16),
          },
          { key: 'entered', title: t('entered'), width: '96px', value: (one: Call) => one.enteredOn },
        ]),
    ...callHorizons.flatMap((horizon, at) => (narrow && horizon === 1 ? [] : [over(horizon, at)])),
  ]
}
