import { calls } from '@pandora/contract/domains/calls/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useGo } from '../../lib/address.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { dateTime, number, percent } from '../../lib/formats.ts'
import { named } from '../../lib/names.ts'
import { languageNow, useTexts } from '../../lib/texts.ts'
import { usePage } from '../../lib/usePage.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { Answer } from '../../ui/Answer.tsx'
import { Figure } from '../../ui/Figure.tsx'
import { Facts } from '../../ui/kit/Facts.tsx'
import { Column } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { Truncated } from '../../ui/kit/Truncated.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { StateWord } from '../../ui/StateWord.tsx'
import { Empty } from '../../ui/States.tsx'
import { exportTable, type Column as TableColumn } from '../../ui/table/DataTable.tsx'
import { PagedTable } from '../../ui/table/PagedTable.tsx'
import { Tile } from '../../ui/Tile.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import styles from './Calls.module.css'
import { medalsView } from './offers/medalsView.ts'
import { callsTexts, type CallsSay } from './texts.ts'

type List = OutputOf<typeof calls.list>
type Call = List['dataList'][number]
const SIZE = 30
const NARROW = 620
const colours = { open: 'info', right: 'ok', wrong: 'error', void: 'none' } as const

const columnsOf = (t: CallsSay, narrow: boolean): TableColumn<Call>[] => [
  {
    key: 'company',
    title: t('company'),
    width: 'minmax(90px, 1.2fr)',
    sortable: false,
    value: (one) => named(one.nameZh, one.nameEn, languageNow(), one.companyId),
  },
  { key: 'direction', title: t('direction'), width: '72px', sortable: false, value: (one) => t(one.direction) },
  { key: 'until', title: t('until'), width: '92px', sortable: false, value: (one) => one.until },
  {
    key: 'state',
    title: t('state'),
    width: '92px',
    sortable: false,
    value: (one) => t(`state_${one.state}`),
    cell: (one) => (
      <StateWord colour={colours[one.state]} {...(one.why ? { title: t(`why_${one.why}`) } : {})}>
        {t(`state_${one.state}`)}
      </StateWord>
    ),
  },
  {
    key: 'excess',
    title: t('excess'),
    width: '84px',
    figures: true,
    sortable: false,
    value: (one) => one.excess,
    cell: (one) => <Figure value={one.excess} as="percent" change />,
  },
  ...(narrow
    ? []
    : [
        {
          key: 'confidence',
          title: t('confidence'),
          width: '84px',
          figures: true,
          sortable: false,
          value: (one: Call) => one.confidence,
          cell: (one: Call) => <Figure value={one.confidence} unit="%" digits={0} />,
        },
        {
          key: 'brier',
          title: t('brier'),
          width: '72px',
          figures: true,
          sortable: false,
          value: (one: Call) => one.brier,
        },
        {
          key: 'because',
          title: t('because'),
          width: 'minmax(140px, 2fr)',
          sortable: false,
          value: (one: Call) => one.because,
          cell: (one: Call) => <Truncated>{one.because}</Truncated>,
        },
        {
          key: 'madeAt',
          title: t('madeAt'),
          width: '132px',
          sortable: false,
          value: (one: Call) => dateTime(one.madeAt),
        },
      ]),
]

function Score({ score }: Pick<List, 'score'>) {
  const t = useTexts(callsTexts)
  const share = (value: number | null) => (value === null ? '–' : percent(value * 100, { digits: 1, sign: false }))
  const { hitRate } = score
  return (
    <Column gap={3}>
      <Facts
        as="cells"
        items={[
          { label: t('calls'), value: number(score.calls, { digits: 0 }) },
          { label: t('closed'), value: number(score.closed, { digits: 0 }) },
          {
            label: t('hitRate'),
            value: hitRate === null ? '–' : `${share(hitRate.value)} (${share(hitRate.low)} … ${share(hitRate.high)})`,
          },
          { label: t('baseRate'), value: share(score.baseRate) },
          { label: t('shrunk'), value: share(score.shrunk) },
          {
            label: t('meanBrier'),
            value: `${number(score.brier, { digits: 3 })} / ${number(score.brierBase, { digits: 3 })}`,
          },
        ]}
      />
      {score.grey ? (
        <Text as="p" tone="stale" size="small">
          {t('grey')}
        </Text>
      ) : null}
      <Text as="p" tone="quiet" size="small">
        {t('scoreNote')}
      </Text>
    </Column>
  )
}

/** What the user called, how it came out, and the medals that came of it. */
export default function Calls() {
  const t = useTexts(callsTexts)
  const phone = usePhone()
  const go = useGo()
  const [page, setPage] = usePage()
  const query = useOperation(calls.list, { page, size: SIZE }, { keepPrevious: true })
  const { data } = query
  return (
    <Screen title={t('title')} layout={phone ? 'flow' : 'fill'}>
      <div className={styles.page}>
        <Tile
          title={t('list')}
          {...(data ? { onExport: () => exportTable(t('list'), columnsOf(t, false), data.dataList) } : {})}
        >
          <Answer query={query}>
            {({ dataList, total }) =>
              total === 0 ? (
                <Empty why={t('none')} />
              ) : (
                <PagedTable
                  label={t('list')}
                  columns={(narrow) => columnsOf(t, narrow)}
                  narrowBelow={NARROW}
                  rows={dataList}
                  rowKey={(one) => one.callId}
                  onChoose={(one) => go(`/index/company/${one.companyId}`)}
                  page={page}
                  total={total}
                  size={SIZE}
                  onPage={setPage}
                />
              )
            }
          </Answer>
        </Tile>
        <Column gap={3}>
          <Tile title={t('score')}>
            <div className={styles.score}>
              <Answer query={query}>{({ score }) => <Score score={score} />}</Answer>
            </div>
          </Tile>
          <ViewTile view={medalsView} />
        </Column>
      </div>
    </Screen>
  )
}
