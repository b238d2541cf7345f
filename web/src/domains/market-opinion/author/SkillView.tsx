import { authors, CALL_CERTAINTY, MOST_CALLS, skillSorts } from '@pandora/contract/domains/authors/operations'
import type { marketOpinionViews } from '@pandora/contract/domains/market-opinion/views'
import type { OutputOf } from '@pandora/contract/operation'
import { useGo } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number, percent } from '../../../lib/formats.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { useTexts } from '../../../lib/texts.ts'
import { pageText } from '../../../lib/usePage.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { WordSelect } from '../../../ui/Select.tsx'
import { exportTable, type Column } from '../../../ui/table/DataTable.tsx'
import { PagedTable } from '../../../ui/table/PagedTable.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { authorAddress } from '../address.ts'
import { marketOpinionTexts, type OpinionSay } from '../texts.ts'
import { skillAsked } from './asked.ts'
import { platformName } from './platformName.ts'

type List = OutputOf<typeof authors.skill>
type Author = List['dataList'][number]
const topics = ['analysis', 'documents', 'prices'] as const
const horizons = ['1', '5', '20'] as const
const NARROW = 620
const whole = (value: number) => number(value, { digits: 0 })
const share = (value: number | null) => (value === null ? '–' : percent(value * 100, { digits: 1, sign: false }))

/**
 * Authors by the record of their calls; a press shows the calls behind the figures where the screen has a place for them,
 * else it opens the author, as the name always does.
 */
export default function SkillView({ parameters, setParameters }: ViewProps<typeof marketOpinionViews.skill>) {
  const t = useTexts(marketOpinionTexts)
  const missing = useMissing()
  const go = useGo()
  const { horizon, sort, author } = parameters
  const asked = skillAsked(parameters)
  useReread(authors.skill, topics)
  const query = useOperation(authors.skill, asked, { keepPrevious: true })
  return (
    <ViewBody
      answer={query}
      empty={({ total, unranked }) => {
        const why = t('noSkill', { unranked: whole(unranked) })
        return total > 0 ? undefined : unranked > 0 ? { why } : missing(why)
      }}
      source={({ fromDay, toDay }) => t('between', { from: fromDay, to: toDay })}
      table={(list) => exportTable(t('skill'), columnsOf(t, list, false), list.dataList)}
      note={({ unranked }) =>
        t('skillNote', {
          sessions: t(`sessions_${horizon}`),
          certainty: percent(CALL_CERTAINTY * 100, { digits: 0, sign: false }),
          most: whole(MOST_CALLS),
          unranked: whole(unranked),
        })
      }
      controls={
        <>
          <WordSelect
            height="small"
            label={t('sort')}
            words={skillSorts}
            textOf={(one) => t(`skillSort_${one}`)}
            value={sort}
            onWord={(next) => setParameters({ sort: next, page: null })}
          />
          <SegmentedControl
            label={t('sessionsHeld')}
            value={horizon}
            onChange={(next) => setParameters({ horizon: next, page: null })}
            options={horizons.map((value) => ({ value, text: t(`held_${value}`) }))}
          />
        </>
      }
    >
      {(list) => (
        <PagedTable
          label={t('skill')}
          columns={(narrow) => columnsOf(t, list, narrow)}
          narrowBelow={NARROW}
          rows={list.dataList}
          rowKey={(one) => one.id}
          chosen={author ?? null}
          onChoose={({ id }) => (author === undefined ? go(authorAddress(id)) : setParameters({ author: id }))}
          page={asked.page}
          total={list.total}
          size={asked.size}
          onPage={(next) => setParameters({ page: pageText(next) })}
        />
      )}
    </ViewBody>
  )
}

function columnsOf(t: OpinionSay, { platforms }: List, narrow: boolean): Column<Author>[] {
  const nameOf = ({ id, name }: Author) => name ?? id
  const platformOf = ({ platform }: Author) => (platform ? platformName(platforms, platform) : null)
  const rate = (key: 'baseRate' | 'shrunk', title: string, width: string): Column<Author> => ({
    key,
    title,
    width,
    figures: true,
    value: (one) => one[key],
    cell: (one) => share(one[key]),
  })
  const interval = ({ hitRate }: Author) =>
    hitRate === null
      ? '–'
      : `${share(hitRate.value)} (${t('between', { from: share(hitRate.low), to: share(hitRate.high) })})`
  return [
    {
      key: 'author',
      title: t('author'),
      width: 'minmax(110px, 2fr)',
      value: nameOf,
      cell: (one) => <ScreenLink to={authorAddress(one.id)}>{nameOf(one)}</ScreenLink>,
    },
    ...(narrow ? [] : [{ key: 'platform', title: t('platform'), width: 'minmax(100px, 1fr)', value: platformOf }]),
    { key: 'closed', title: t('closed'), width: narrow ? '52px' : '64px', figures: true, value: (one) => one.closed },
    {
      key: 'hitRate',
      title: t('hits'),
      width: narrow ? '68px' : 'minmax(170px, 1.6fr)',
      figures: true,
      value: (one) => one.hitRate?.value ?? null,
      cell: (one) => (narrow ? share(one.hitRate?.value ?? null) : interval(one)),
    },
    ...(narrow ? [] : [rate('baseRate', t('baseRate'), '76px'), rate('shrunk', t('shrunk'), '104px')]),
    {
      key: 'edge',
      title: t('edge'),
      width: narrow ? '76px' : '88px',
      figures: true,
      value: (one) => one.edge,
      cell: (one) => (
        <span className={(one.edge ?? 0) > 0 ? 'rise' : (one.edge ?? 0) < 0 ? 'fall' : undefined}>
          {t('points', { n: number(one.edge === null ? null : one.edge * 100, { digits: 1, sign: true }) })}
        </span>
      ),
    },
    ...(narrow
      ? []
      : [
          {
            key: 'excess',
            title: t('excessOver'),
            width: '84px',
            figures: true,
            value: (one: Author) => one.excess,
            cell: (one: Author) => percent(one.excess),
          },
          {
            key: 'brier',
            title: t('brier'),
            width: '128px',
            figures: true,
            value: (one: Author) => one.brier,
            cell: (one: Author) => `${number(one.brier, { digits: 3 })} (${number(one.brierBase, { digits: 3 })})`,
          },
        ]),
  ]
}
