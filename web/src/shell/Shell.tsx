import { markets } from '@pandora/contract/domains/markets/operations'
import { lazy, Suspense, useCallback, useEffect, useState, type ReactNode } from 'react'
import { Navigate, Outlet, useLocation, useNavigation } from 'react-router'
import { Away } from '../pages/Away.tsx'
import { useReceipt } from '../domains/impact/offers/scores/receiptField.ts'
import { StillReading } from '../domains/impact/offers/scores/stillReading.ts'
import { useOperation } from '../lib/api/useOperation.ts'
import { useSession } from '../lib/api/session.ts'
import { useLiveStream } from '../lib/live/useLive.ts'
import { useReread } from '../lib/live/useReread.ts'
import { useRoot } from '../lib/store.ts'
import { useTexts } from '../lib/texts.ts'
import { UnknownPlacePage } from '../ui/page/unknownPlace.ts'
import { Beside } from './Beside.tsx'
import { GuideStart } from './guide/GuideStart.tsx'
import { Header } from './Header.tsx'
import { askedEarly, heardEarly, keepKeys, keptKeys, opensPalette } from './palette/early.ts'
import { MarketInAddress } from './MarketInAddress.tsx'
import { Rail } from './rail/Rail.tsx'
import { ReachBanner } from './ReachBanner.tsx'
import { listShortcuts, useShortcutList, useShortcuts } from './shortcuts/useShortcuts.ts'
import { shellTexts } from './texts.ts'
import { StatusBar } from './StatusBar.tsx'
import styles from './Shell.module.css'
import { useLightPrint } from './useLightPrint.ts'

const NotFound = lazy(() => import('./NotFound.tsx'))
const loadPalette = () => import('./palette/Palette.tsx')
const Palette = lazy(loadPalette)
const Shortcuts = lazy(() => import('./shortcuts/Shortcuts.tsx'))
const ReceiptHost = lazy(() => import('../domains/impact/offers/receipt/ReceiptHost.tsx'))

/** ms after which nothing of the first screen is in the way of what may be needed next. */
const IDLE = 3000

/** Alone, so that the stream's coming and going re-draws nothing else. */
function LiveStream() {
  useLiveStream()
  return null
}

const readingTopics = ['analysis', 'documents'] as const

/**
 * Tells every score below how many documents wait to be read. Alone, so that reading on re-draws scores and nothing
 * else.
 */
function WhileReading({ children }: { children: ReactNode }) {
  const { data } = useOperation(markets.status, {})
  useReread(markets.status, readingTopics)
  return <StillReading value={data?.waiting ?? 0}>{children}</StillReading>
}

/** The frame of every signed-in screen: header, rail, screen, status bar. */
export function Shell() {
  const t = useTexts(shellTexts)
  const status = useSession((session) => session.status)
  const { pathname, search } = useLocation()
  const navigation = useNavigation()
  const { headerHidden, navHidden } = useRoot((root) => root.dashboard)
  const railOpen = useRoot((root) => root.preferences.railOpen)
  const [searching, setSearching] = useState(askedEarly)
  const [receipt, openReceipt] = useReceipt()
  useShortcuts()
  useLightPrint()
  const listing = useShortcutList((list) => list.open)

  /** Opens the palette; what is typed until it stands is kept for it. */
  const openPalette = useCallback(() => {
    if (!document.querySelector('[data-palette]')) keepKeys()
    setSearching(true)
  }, [])

  useEffect(() => {
    heardEarly()
    // Whoever is not signed in goes to a form: what is typed there is the form's.
    if (status !== 'in') keptKeys()
    const onKey = (event: KeyboardEvent) => {
      if (!opensPalette(event)) return
      event.preventDefault()
      openPalette()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [openPalette, status])
  // Its code comes once the screen stands, so that it seldom has to be waited for.
  useEffect(() => {
    const timer = setTimeout(() => void loadPalette().catch(() => undefined), IDLE)
    return () => clearTimeout(timer)
  }, [])

  if (status === 'out') return <Navigate to={`/u/login?from=${encodeURIComponent(pathname + search)}`} replace />
  if (status === 'away') return <Away />
  return (
    <WhileReading>
      <div
        className={`${styles.shell} ${headerHidden ? styles.noHeader : ''} ${navHidden ? styles.noNav : ''} ${railOpen ? styles.named : ''}`}
      >
        <a className="skip-link" href="#screen">
          {t('skip')}
        </a>
        {headerHidden ? null : <Header onSearch={openPalette} />}
        <ReachBanner />
        {navHidden ? null : <Rail />}
        <main id="screen" tabIndex={-1} className={styles.screen} aria-busy={navigation.state !== 'idle'}>
          <UnknownPlacePage value={NotFound}>
            <Outlet context={openPalette} />
          </UnknownPlacePage>
        </main>
        {headerHidden || navHidden ? null : <StatusBar />}
        <LiveStream />
        <MarketInAddress />
        <GuideStart />
        <Beside />
        {receipt ? (
          <Suspense fallback={null}>
            <ReceiptHost key={receipt} companyId={receipt} onClose={() => openReceipt(null)} />
          </Suspense>
        ) : null}
        {listing ? (
          <Suspense fallback={null}>
            <Shortcuts onClose={() => listShortcuts(false)} />
          </Suspense>
        ) : null}
        {searching ? (
          <Suspense fallback={null}>
            <Palette onClose={() => setSearching(false)} />
          </Suspense>
        ) : null}
      </div>
    </WhileReading>
  )
}
