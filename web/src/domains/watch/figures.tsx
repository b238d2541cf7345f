import { Figure } from '../../ui/Figure.tsx'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { Gist } from '../analysis/offers/gist/Gist.tsx'
import { Sparkline } from '../../charts/Sparkline.tsx'
import { wallClock } from '@pandora/contract/time'
import { useTexts } from '../../lib/texts.ts'
import styles from './Watch.module.css'
import { watchTexts } from './texts.ts'
import type { Watched } from './useWatchList.ts'
import { ofQuote } from '../../ui/basis/basis.ts'

/** Last price; missing says why. The day it is of stands on hover. */
export function Last({ row, strong = false }: { row: Watched; strong?: boolean }) {
  const t = useTexts(watchTexts)
  const { quote } = row
  return (
    <span title={quote ? t('pricesOn', { date: quote.date }) : undefined}>
      <Figure value={quote?.close} strong={strong} reason={t('noQuote')} />
    </span>
  )
}

export function Change({ row, arrow = false }: { row: Watched; arrow?: boolean }) {
  const t = useTexts(watchTexts)
  return (
    <Figure
      value={row.quote?.changeRate}
      basis={ofQuote(row.quote)}
      as="percent"
      change
      arrow={arrow}
      reason={row.quote ? t('noTurnover') : t('noQuote')}
    />
  )
}

export function Course({ row, width, height }: { row: Watched; width?: number; height?: number }) {
  const t = useTexts(watchTexts)
  if (!row.quote || row.quote.recent.length < 2) return <Figure value={null} reason={t('noQuote')} />
  return <Sparkline values={row.quote.recent} {...(width ? { width } : {})} {...(height ? { height } : {})} />
}

/** The latest news about a company, with its day. */
export function News({ row }: { row: Watched }) {
  const t = useTexts(watchTexts)
  const { latestNews } = row
  if (!latestNews) return <Figure value={null} reason={t('noNews')} />
  return (
    <ScreenLink
      to={`/index/flash/${encodeURIComponent(latestNews.newsId)}`}
      className={styles.news}
      title={latestNews.title}
      onClick={(event) => event.stopPropagation()}
    >
      <span className={styles.newsDay}>{wallClock(latestNews.newsTimestamp).slice(0, 10)}</span>
      <Gist newsId={latestNews.newsId} title={latestNews.title} inline />
      {latestNews.title}
    </ScreenLink>
  )
}
