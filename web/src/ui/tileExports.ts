import type { SheetOf } from '@pandora/contract/workbook'
import { marketOf } from '../lib/address.ts'
import { callContext } from '../lib/api/context.ts'
import { saveCsv, saveFile } from '../lib/csv.ts'
import { dateTime } from '../lib/formats.ts'
import type { Translate } from '../lib/texts.ts'
import type { uiTexts } from './uiTexts.ts'

type UiTexts = Translate<NonNullable<(typeof uiTexts)['key']>>

/** What a tile says in its head of where its figures come from. */
const saidIn = (tile: HTMLElement, part: string): string =>
  tile.querySelector(`[data-tile-${part}]`)?.textContent.trim() ?? ''

/** The market that is read, by name; a fictional one says so. */
function marketName(t: UiTexts): string {
  const { market, language } = callContext()
  const known = marketOf(market)
  if (!known) return market ?? '–'
  const name = language === 'en' ? known.nameEn : known.nameZh
  return known.fictional ? `${name} · ${t('fictionalFigures')}` : name
}

/**
 * Saves the table of a tile: CSV, or XLSX with a first sheet that says what, when, as of, of which market and from
 * where.
 */
export async function saveTable(
  tile: HTMLElement,
  title: string,
  table: SheetOf,
  format: 'csv' | 'xlsx',
  t: UiTexts,
): Promise<void> {
  if (format === 'csv') {
    saveCsv(table)
    return
  }
  const { asOf } = callContext()
  const now = Date.now()
  const about = [
    [t('aboutWhat'), [title, saidIn(tile, 'context')].filter(Boolean).join(' · ')],
    [t('aboutWhen'), dateTime(now)],
    [t('aboutAsOf'), asOf ?? `${dateTime(now)} (${t('aboutNow')})`],
    [t('aboutMarket'), marketName(t)],
    [t('aboutSource'), saidIn(tile, 'state') || t('aboutNoSource')],
    [t('aboutRows'), String(table.rows.length)],
    [t('aboutAddress'), window.location.href],
  ] as const
  const { workbookBlob } = await import('../lib/workbook.ts')
  saveFile(`${table.name}.xlsx`, await workbookBlob(t('aboutSheet'), about, [table]))
}

/** Saves what is seen of a tile as a picture. */
export async function savePicture(tile: HTMLElement, title: string): Promise<void> {
  const { pngOf } = await import('./picture.ts')
  saveFile(`${title}.png`, await pngOf(tile))
}
