import { Download, FileUp, FolderCog, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { holdings } from '@pandora/contract/domains/holdings/operations'
import type { Trade } from '@pandora/contract/domains/holdings/shapes'
import { download } from '../../lib/api/download.ts'
import { failureText } from '../../lib/api/failure.ts'
import { useAddressField, useGo } from '../../lib/address.ts'
import { notify } from '../../lib/notices.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Column, Row } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { screenParts, usePart } from '../../ui/page/screenParts.ts'
import { UnknownPlace } from '../../ui/page/UnknownPlace.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { Select } from '../../ui/Select.tsx'
import { ErrorState, Skeleton } from '../../ui/States.tsx'
import { TabLinks } from '../../ui/tabs/TabLinks.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import styles from './Holdings.module.css'
import { holdingsTexts } from './texts.ts'
import { Totals } from './Totals.tsx'
import { TradesTab } from './TradesTab.tsx'
import { useChosenFields } from './useChosenFields.ts'
import { usePortfolios, usePositions } from './useHoldings.ts'
import { courseView, exposureView, positionsView } from './views.ts'

const TradeDialog = lazy(() => import('./TradeDialog.tsx'))
const ImportDialog = lazy(() => import('./ImportDialog.tsx'))
const PortfolioDialog = lazy(() => import('./PortfolioDialog.tsx'))

const parts = screenParts('/index/holdings', ['positions', 'exposure', 'trades'])
/** A tab of the portfolio that is looked at; empty = all of them. */
const placeOf = (tab: (typeof parts.names)[number], portfolio: string) =>
  `${parts.at(tab)}${portfolio ? `?portfolio=${encodeURIComponent(portfolio)}` : ''}`
type Open = { what: 'trade'; trade: Trade | null } | { what: 'import' } | { what: 'portfolios' }

/** What the user holds: sums, return beside the market, positions, exposure, trades. */
export default function Holdings() {
  const t = useTexts(holdingsTexts)
  const language = useLanguage()
  const phone = usePhone()
  const go = useGo()
  const [portfolio, setPortfolio] = useAddressField('portfolio')
  const [open, setOpen] = useState<Open | null>(null)
  const portfolios = usePortfolios()
  const positions = usePositions(portfolio || undefined)
  const tab = usePart(parts)
  const list = portfolios.data?.dataList ?? []
  const sumsList = positions.data?.totals ?? []
  const nothing = portfolios.data?.trades === 0
  const columns = useChosenFields()
  const exportFile = () => {
    const of = portfolio ? { portfolioId: portfolio } : {}
    const file =
      tab === 'trades'
        ? download(holdings.exportTrades, of, 'holdings.csv')
        : download(holdings.exportPositions, { ...of, ...(columns.length > 0 ? { columns } : {}) }, 'holdings.csv')
    file.catch((error: unknown) => notify('error', failureText(error, language)))
  }
  if (!tab) return <UnknownPlace />
  const close = () => setOpen(null)
  const add = () => setOpen({ what: 'trade', trade: null })
  const bring = () => setOpen({ what: 'import' })
  const toCompany = (id: string) => {
    if (!id.endsWith('-fund')) go(`/index/company/${encodeURIComponent(id)}`)
  }
  const given = { portfolio }
  const body = portfolios.error ? (
    <ErrorState failure={portfolios.error} onRetry={() => void portfolios.refetch()} />
  ) : portfolios.isPending ? (
    <Skeleton count={12} height={28} />
  ) : nothing ? (
    <Column gap={5} className={styles.empty}>
      <Text as="p">{t('emptyAll')}</Text>
      <Row gap={4} wrap>
        <Button kind="primary" icon={<Plus size={16} aria-hidden="true" />} onClick={add}>
          {t('addTrade')}
        </Button>
        <Button icon={<FileUp size={16} aria-hidden="true" />} onClick={bring}>
          {t('importFile')}
        </Button>
      </Row>
    </Column>
  ) : tab === 'trades' ? (
    <div className={styles.whole}>
      <TradesTab portfolioId={portfolio || undefined} onEdit={(trade) => setOpen({ what: 'trade', trade })} />
    </div>
  ) : tab === 'exposure' ? (
    <div className={styles.whole}>
      <ViewTile view={exposureView} given={given} fields={{ currency: 'exposureCurrency' }} />
    </div>
  ) : (
    <>
      {sumsList.length > 1 ? (
        <Text as="p" size="small" tone="quiet">
          {t('apart', { currencies: sumsList.map(({ currency }) => currency).join(' · ') })}
        </Text>
      ) : null}
      {sumsList.map((sums) => (
        <Totals key={sums.currency} sums={sums} />
      ))}
      <div className={styles.course}>
        <ViewTile view={courseView} given={given} fields={{ currency: 'courseCurrency' }} />
      </div>
      <div className={styles.table}>
        <ViewTile view={positionsView} given={given} leads={{ companyId: toCompany }} />
      </div>
    </>
  )
  return (
    <Screen
      title={t('title')}
      context={positions.data?.day ? t('dayOf', { day: positions.data.day }) : null}
      tabs={
        <TabLinks
          label={t('tabs')}
          current={placeOf(tab, portfolio)}
          tabs={parts.names.map((one) => ({ to: placeOf(one, portfolio), text: t(`tab_${one}`) }))}
        />
      }
      actions={
        <>
          {list.length > 1 ? (
            <Select
              aria-label={t('portfolio')}
              value={portfolio}
              onChange={(event) => setPortfolio(event.target.value)}
            >
              <option value="">{t('allPortfolios')}</option>
              {list.map((one) => (
                <option key={one.portfolioId} value={one.portfolioId}>
                  {one.name}
                </option>
              ))}
            </Select>
          ) : null}
          <IconButton label={t('portfolios')} onClick={() => setOpen({ what: 'portfolios' })}>
            <FolderCog size={16} aria-hidden="true" />
          </IconButton>
          <IconButton label={t('importFile')} onClick={bring}>
            <FileUp size={16} aria-hidden="true" />
          </IconButton>
          <IconButton
            label={t(tab === 'trades' ? 'exportTrades' : 'exportPositions')}
            disabled={nothing || list.length === 0}
            onClick={exportFile}
          >
            <Download size={16} aria-hidden="true" />
          </IconButton>
          <Button kind="primary" icon={<Plus size={16} aria-hidden="true" />} onClick={add}>
            {t(phone ? 'addShort' : 'addTrade')}
          </Button>
        </>
      }
    >
      {body}
      <Suspense fallback={null}>
        {open?.what === 'trade' ? (
          <TradeDialog portfolios={list} portfolioId={portfolio || undefined} trade={open.trade} onClose={close} />
        ) : open?.what === 'import' ? (
          <ImportDialog portfolios={list} portfolioId={portfolio || undefined} onClose={close} />
        ) : open?.what === 'portfolios' ? (
          <PortfolioDialog
            portfolios={list}
            onDeleted={(id) => {
              if (id === portfolio) setPortfolio('')
            }}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </Screen>
  )
}
