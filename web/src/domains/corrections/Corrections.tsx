import { Download } from 'lucide-react'
import { analysis } from '@pandora/contract/domains/analysis/operations'
import { correctionKinds, corrections } from '@pandora/contract/domains/corrections/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useAddressField, useGo } from '../../lib/address.ts'
import { download } from '../../lib/api/download.ts'
import { failureText } from '../../lib/api/failure.ts'
import { useAction } from '../../lib/api/useAction.ts'
import { usePages } from '../../lib/api/usePages.ts'
import { dateTime, number } from '../../lib/formats.ts'
import { notify } from '../../lib/notices.ts'
import { useRoot } from '../../lib/store.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { Button } from '../../ui/Button.tsx'
import { MenuItem, Popup } from '../../ui/Popup.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { StateWord } from '../../ui/StateWord.tsx'
import { Empty, ErrorState, Skeleton } from '../../ui/States.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/DataTable.tsx'
import { Tile } from '../../ui/Tile.tsx'
import { TwoLines } from '../../ui/TwoLines.tsx'
import { useVocabulary } from '../analysis/offers/vocabulary/useVocabulary.ts'
import { Text } from '../../ui/kit/Text.tsx'
import stack from '../../ui/Stack.module.css'
import styles from './Corrections.module.css'
import { correctionTexts } from './texts.ts'

type Row = OutputOf<typeof corrections.list>['dataList'][number]
const PAGE = 30

/** What a correction says, and what had been said before it. */
function useWording(): { now: (row: Row) => string; before: (row: Row) => string } {
  const t = useTexts(correctionTexts)
  const word = useVocabulary()
  const language = useLanguage()
  return {
    now: ({ content, words }) => {
      if (content.kind === 'stance') return word('stance', content.stance)
      if (content.kind === 'tone')
        return content.companyId
          ? t('forCompany', { tone: word('tone', content.tone), company: content.companyId })
          : word('tone', content.tone)
      if (content.kind === 'label')
        return content.label === null
          ? t('isNoLabel', { words })
          : t('isLabel', { words, label: word('label', content.label) })
      if (content.kind === 'department')
        return content.departments.length === 0
          ? t('noIssuer')
          : t('issuedBy', { names: content.departments.join(language === 'en' ? ', ' : '、') })
      return content.entityId === null ? t('isNothing', { words }) : t('isEntity', { words, entity: content.entityId })
    },
    before: ({ content, before }) =>
      before === null
        ? '–'
        : content.kind === 'entity' || content.kind === 'department'
          ? before
          : word(content.kind, before),
  }
}

/** Downloads what is in force as training labels, one kind a file. */
function ExportMenu() {
  const t = useTexts(correctionTexts)
  const language = useLanguage()
  return (
    <Popup
      role="menu"
      align="end"
      label={t('exportAs')}
      className={styles.export}
      face={
        <>
          <Download size={14} aria-hidden="true" />
          {t('exportAs')}
        </>
      }
    >
      {(close) =>
        correctionKinds.map((kind) => (
          <MenuItem
            key={kind}
            onSelect={() => {
              close()
              download(corrections.exportLabels, { kind }, `pandora-corrections-${kind}.jsonl`)
                .then(() => notify('success', t(`export_${kind}`), { detail: t('exported') }))
                .catch((error: unknown) => notify('error', failureText(error, language)))
            }}
          >
            {t(`export_${kind}`)}
          </MenuItem>
        ))
      }
    </Popup>
  )
}

/** Every correction of the market: what, by whom, since when; to be taken back and exported as training labels. */
export default function Corrections() {
  const t = useTexts(correctionTexts)
  const language = useLanguage()
  const phone = usePhone()
  const go = useGo()
  const role = useRoot((root) => root.user.info?.role)
  const [admin, guest] = [role === 'admin', role === 'guest']
  const [kindText, setKind] = useAddressField('kind')
  const [whose, setWhose] = useAddressField('whose')
  const [state, setState] = useAddressField('state')
  const kind = correctionKinds.find((one) => one === kindText)
  const filtered = Boolean(kind ?? (whose || state))
  const pages = usePages(
    corrections.list,
    { ...(kind ? { kind } : {}), mine: whose === 'mine', inForce: state === 'inForce' },
    PAGE,
    !guest,
  )
  const reverting = useAction(corrections.revert, {
    invalidates: [corrections.list, analysis.document, analysis.health],
  })
  const wording = useWording()
  const open = ({ newsId }: Row) => `/index/flash/${encodeURIComponent(newsId)}`
  const stand = (row: Row) =>
    row.revertedAt ? (
      <StateWord colour="none">{t('reverted', { by: row.revertedBy ?? '–' })}</StateWord>
    ) : (
      <StateWord colour="ok">{t('inForce')}</StateWord>
    )
  const undo = (row: Row) =>
    row.revertedAt || !(row.mine || admin) ? null : (
      <Button
        size="small"
        busy={reverting.isPending}
        onClick={() =>
          reverting.mutate(
            { correctionId: row.correctionId },
            {
              onSuccess: () => notify('success', t('undone')),
              onError: (error) => notify('error', failureText(error, language)),
            },
          )
        }
      >
        {t('undo')}
      </Button>
    )
  const columns: Column<Row>[] = phone
    ? [
        {
          key: 'what',
          title: t('what'),
          value: wording.now,
          sortable: false,
          width: 'minmax(0, 1fr)',
          cell: (row) => (
            <TwoLines first={wording.now(row)} second={<ScreenLink to={open(row)}>{row.title}</ScreenLink>} />
          ),
        },
        {
          key: 'by',
          title: t('by'),
          value: ({ by }) => by,
          sortable: false,
          width: '104px',
          cell: (row) => <TwoLines first={row.by} second={dateTime(row.at).slice(5)} />,
        },
        { key: 'actions', title: '', value: () => null, sortable: false, width: '64px', cell: undo },
      ]
    : [
        {
          key: 'kind',
          title: t('kind'),
          value: ({ content }) => t(`kind_${content.kind}`),
          sortable: false,
          width: '76px',
        },
        {
          key: 'what',
          title: t('what'),
          value: wording.now,
          sortable: false,
          width: 'minmax(180px, 1.2fr)',
          cell: (row) => <span title={row.note ? t('noteOf', { note: row.note }) : undefined}>{wording.now(row)}</span>,
        },
        { key: 'before', title: t('before'), value: wording.before, sortable: false, width: '120px' },
        {
          key: 'document',
          title: t('document'),
          value: ({ title }) => title,
          sortable: false,
          width: 'minmax(200px, 2fr)',
          cell: (row) => <ScreenLink to={open(row)}>{row.title}</ScreenLink>,
        },
        { key: 'by', title: t('by'), value: ({ by }) => by, sortable: false, width: '150px' },
        {
          key: 'at',
          title: t('at'),
          value: ({ at }) => at,
          sortable: false,
          width: '138px',
          cell: ({ at }) => dateTime(at),
        },
        {
          key: 'state',
          title: t('state'),
          value: ({ revertedAt }) => t(revertedAt ? 'undone' : 'inForce'),
          sortable: false,
          width: '150px',
          cell: stand,
        },
        { key: 'actions', title: t('actions'), value: () => null, sortable: false, width: '84px', cell: undo },
      ]
  const empty = filtered ? (
    <Empty why={t('emptyFiltered')} action={{ text: t('toAll'), run: () => go('/index/corrections') }} />
  ) : (
    <Empty why={t('empty')} action={{ text: t('toFlash'), run: () => go('/index/flash') }} />
  )
  if (guest)
    return (
      <Screen title={t('title')}>
        <Empty why={t('guest')} action={{ text: t('register'), run: () => go('/u/register') }} />
      </Screen>
    )
  return (
    <Screen
      title={t('title')}
      layout="fill"
      context={pages.total === undefined ? null : t('count', { count: pages.total })}
      actions={<ExportMenu />}
    >
      <div className={stack.main}>
        <Text className={stack.intro} as="p" size="small" tone="plain">
          {t('intro')}
        </Text>
        <div className={styles.filters}>
          <SegmentedControl
            label={t('kind')}
            value={kind ?? 'all'}
            onChange={(next) => setKind(next === 'all' ? '' : next)}
            options={(['all', ...correctionKinds] as const).map((value) => ({ value, text: t(`kind_${value}`) }))}
          />
          <SegmentedControl
            label={t('whose')}
            value={whose === 'mine' ? 'mine' : 'all'}
            onChange={(next) => setWhose(next === 'all' ? '' : next)}
            options={(['all', 'mine'] as const).map((value) => ({ value, text: t(`whose_${value}`) }))}
          />
          <SegmentedControl
            label={t('state')}
            value={state === 'inForce' ? 'inForce' : 'all'}
            onChange={(next) => setState(next === 'all' ? '' : next)}
            options={(['all', 'inForce'] as const).map((value) => ({ value, text: t(`state_${value}`) }))}
          />
        </div>
        <Tile
          title={t('title')}
          className={stack.rest}
          onRefresh={pages.refetch}
          source={
            pages.hasMore && pages.total !== undefined
              ? `${number(pages.items.length, { digits: 0 })} / ${number(pages.total, { digits: 0 })}`
              : null
          }
        >
          {pages.isPending && !pages.error ? (
            <Skeleton count={10} height={phone ? 46 : 28} />
          ) : pages.error && !pages.items.length ? (
            <ErrorState failure={pages.error} onRetry={pages.refetch} />
          ) : pages.items.length ? (
            <DataTable
              label={t('title')}
              columns={columns}
              rows={pages.items}
              rowKey={({ correctionId }) => String(correctionId)}
              onEnd={pages.hasMore ? pages.loadMore : undefined}
            />
          ) : (
            empty
          )}
        </Tile>
      </div>
    </Screen>
  )
}
