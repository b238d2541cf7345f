import { CrosshairMode, LineStyle } from 'lightweight-charts'
import type { TickMarkType, Time } from 'lightweight-charts'
import { paletteNow } from '../palette.ts'

const YEAR: TickMarkType = 0
const MONTH: TickMarkType = 1

/** Below the bars: the year, the month's name, or month and day; a day alone would read as a month. */
function tickText(day: string, type: TickMarkType, language: string): string {
  if (type === YEAR) return day.slice(0, 4)
  if (type !== MONTH) return day.slice(5)
  return language === 'en'
    ? new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
    : `${Number(day.slice(5, 7))}月`
}

/** How the price chart looks, by the tokens as they stand in the document now. */
export function lookOf(language: string) {
  const colours = paletteNow()
  return {
    layout: {
      background: { color: 'transparent' },
      textColor: colours.text,
      fontFamily: colours.fonts,
      fontSize: 11,
      attributionLogo: true,
      panes: { separatorColor: colours.line, separatorHoverColor: colours.strong, enableResize: true },
    },
    grid: { vertLines: { visible: false }, horzLines: { color: colours.line } },
    crosshair: {
      mode: CrosshairMode.Normal,
      vertLine: { color: colours.strong, labelBackgroundColor: colours.overlay, style: LineStyle.Dotted },
      horzLine: { color: colours.strong, labelBackgroundColor: colours.overlay, style: LineStyle.Dotted },
    },
    rightPriceScale: { borderVisible: false, minimumWidth: 58, entireTextOnly: true },
    timeScale: {
      borderVisible: false,
      rightOffset: 2,
      minBarSpacing: 0.02,
      tickMarkFormatter: (time: Time, type: TickMarkType) => tickText(String(time), type, language),
    },
    localization: { locale: language === 'en' ? 'en-GB' : 'zh-CN', dateFormat: 'yyyy-MM-dd' },
    handleScroll: { vertTouchDrag: false },
  }
}
