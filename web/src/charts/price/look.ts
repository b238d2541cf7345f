import { CrosshairMode, LineStyle } from 'lightweight-charts'
import { paletteNow } from '../palette.ts'

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
      // The days are drawn by TimeLabels.
      tickMarkFormatter: () => '',
    },
    localization: { locale: language === 'en' ? 'en-GB' : 'zh-CN', dateFormat: 'yyyy-MM-dd' },
    handleScroll: { vertTouchDrag: false },
  }
}
