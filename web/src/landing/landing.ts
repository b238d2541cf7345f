import './landing.css'
import './map.css'
import './cells.css'
import type { accounts } from '@pandora/contract/domains/accounts/operations'
import type { landing } from '@pandora/contract/domains/landing/operations'
import type { Language } from '@pandora/contract/language'
import type { OutputOf } from '@pandora/contract/operation'
import { wallClock } from '@pandora/contract/time'
import { HINT_KEY, STORE_KEY } from '../lib/keys.ts'

type Overview = OutputOf<typeof landing.overview>
interface Kept {
  state?: { preferences?: { language?: unknown } }
  version?: number
}

const root = document.documentElement
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const english = () => root.lang === 'en'

/** What this browser keeps of the product; of anything unreadable, nothing. */
function kept(): Kept {
  try {
    return (JSON.parse(localStorage.getItem(STORE_KEY) ?? '{}') ?? {}) as Kept
  } catch {
    return {}
  }
}

/** The language that the address, this browser or its reader asks for: `look.js` found it before the first picture. */
const firstLanguage = (): Language => (english() ? 'en' : 'zh-CN')

/** Shows the page in a language; the product opens in it too. */
function speak(language: Language): void {
  root.lang = language
  document.title = english() ? 'Pandora · open intelligence for investors' : 'Pandora · 面向投资者的开放情报'
  for (const button of all('[data-language]'))
    button.setAttribute('aria-pressed', String(button.dataset['language'] === language))
  draw()
}

function choose(language: Language): void {
  const { state, version } = kept()
  localStorage.setItem(
    STORE_KEY,
    JSON.stringify({ state: { ...state, preferences: { ...state?.preferences, language } }, version: version ?? 1 }),
  )
  speak(language)
}

/** The server draws the market in the language, the user's colours and the shape that fits. */
function draw(): void {
  const picture = document.querySelector<HTMLImageElement>('[data-picture]')
  if (!picture) return
  const shape = matchMedia('(max-width: 767px)').matches ? 'tall' : 'wide'
  const address = `/api/landing/picture?language=${root.lang}&theme=${root.dataset['theme'] ?? 'dark'}&colourType=${root.dataset['colourType'] ?? '1'}&shape=${shape}`
  if (picture.getAttribute('src') !== address) picture.src = address
  nameMap('')
  if (overview) tell(overview)
}

/** The picture leads to the map that anyone may move in. */
function nameMap(numbers: string): void {
  document
    .querySelector('[data-map]')
    ?.setAttribute(
      'aria-label',
      `${english() ? 'Open the theme map' : '打开主题地图'}${numbers && (english() ? ': ' : '：')}${numbers}`,
    )
}

let overview: Overview | undefined
const whole = (count: number) => count.toLocaleString('en-US')
const day = (instant: string) => wallClock(Date.parse(instant))
/** The time of what is of today, of anything older its day with it. */
function whenOf(instant: string): string {
  const told = day(instant)
  return told.slice(0, 10) === wallClock(Date.now()).slice(0, 10) ? told.slice(11, 16) : told.slice(5, 16)
}

function element(name: string, text: string, attributes: Record<string, string> = {}): HTMLElement {
  const made = document.createElement(name)
  made.textContent = text
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  return made
}

/** Fills in what is known of the market. */
function tell({ market, tradeDate, groups, companies, documents, tradingDays, latest }: Overview): void {
  const name = document.querySelector('[data-market]')
  if (market && name)
    name.textContent = english()
      ? `${market.nameEn}${market.fictional ? ' · fictional data' : ''}`
      : `${market.nameZh}${market.fictional ? ' · 数据虚构' : ''}`
  const date = document.querySelector('[data-day]')
  if (date) date.textContent = tradeDate ?? ''
  const size = document.querySelector('[data-size]')
  if (size && !groups.every((group) => group.marketCap !== null))
    size.textContent = english() ? 'Area: number of companies' : '面积：公司数'
  else if (size && groups.some((group) => group.capStandIns > 0))
    size.textContent = english()
      ? 'Area: market value, in part by average prices of the day †'
      : '面积：市值，部分以当日均价计 †'
  const picture = document.querySelector<HTMLImageElement>('[data-picture]')
  // The numbers of the picture in words, the largest first.
  if (picture)
    picture.alt = groups
      .toSorted((one, other) => (other.marketCap ?? other.companies) - (one.marketCap ?? one.companies))
      .slice(0, 12)
      .map(
        (group) =>
          `${english() ? (group.nameEn ?? group.nameZh) : group.nameZh} ${group.changeRate > 0 ? '+' : ''}${group.changeRate.toFixed(2)}%`,
      )
      .join(english() ? ', ' : '，')
  if (picture) nameMap(picture.alt)
  const counts: [string, string, number][] = [
    ['公司', 'Companies', companies],
    ['文档', 'Documents', documents],
    ['交易日', 'Trading days', tradingDays],
  ]
  document.querySelector('[data-counts]')?.replaceChildren(
    ...counts
      .filter(([, , count]) => market !== null && count > 0)
      .map(([zh, en, count]) => {
        const pair = document.createElement('div')
        pair.append(element('dt', english() ? en : zh), element('dd', whole(count)))
        return pair
      }),
  )
  const wanted = latest.filter(({ language }) => language === (english() ? 'en' : 'zh'))
  document.querySelector('[data-latest]')?.replaceChildren(
    ...wanted.map(({ title, publishedAt, language }) => {
      const line = document.createElement('li')
      line.append(
        element('time', whenOf(publishedAt), { datetime: publishedAt }),
        element('span', title, { title, lang: language === 'en' ? 'en' : 'zh-CN', class: 'always' }),
      )
      return line
    }),
  )
}

/** Whether there is a demo to try; while it is being loaded the picture is asked for again and again. */
async function readOffers(): Promise<void> {
  const answer = await fetch('/api/offers')
    .then((response) => response.json() as Promise<{ code: string; data: OutputOf<typeof accounts.offers> | null }>)
    .catch(() => null)
  const demo = answer?.data?.demo ?? 'off'
  for (const one of all('[data-demo]')) one.hidden = demo === 'off'
  for (const one of all('[data-loading]')) one.hidden = demo !== 'loading'
  if (demo !== 'loading') return
  setTimeout(() => {
    document.querySelector('[data-picture]')?.removeAttribute('src')
    draw()
    void readOverview()
    void readOffers()
  }, 4000)
}

async function readOverview(): Promise<void> {
  const answer = await fetch('/api/landing', { headers: { accept: 'application/json' } })
    .then((response) => response.json() as Promise<{ code: string; data: Overview | null }>)
    .catch(() => null)
  if (answer?.code !== '0' || !answer.data) return
  overview = answer.data
  const empty = overview.market === null
  for (const one of all('[data-nothing]')) one.hidden = !empty
  tell(overview)
}

const member = localStorage.getItem(HINT_KEY) !== null || document.cookie.includes(`${HINT_KEY}=window`)
for (const one of all('[data-guest]')) one.hidden = member
for (const one of all('[data-member]')) one.hidden = !member
for (const button of all('[data-language]'))
  button.addEventListener('click', () => choose(button.dataset['language'] === 'en' ? 'en' : 'zh-CN'))
const picture = document.querySelector<HTMLImageElement>('[data-picture]')
// Its place is kept while it is drawn, so that nothing moves.
picture?.addEventListener('load', () => {
  picture.hidden = false
})
picture?.addEventListener('error', () => {
  picture.hidden = true
})
speak(firstLanguage())
void readOverview()
void readOffers()
