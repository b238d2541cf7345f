import type { postPlatforms } from '@pandora/contract/domains/opinion/kinds'

const platformNames: Readonly<Record<(typeof postPlatforms)[number], { nameZh: string; nameEn: string }>> = {
  xq: { nameZh: '雪球', nameEn: 'Xueqiu' },
  df: { nameZh: '东方财富股吧', nameEn: 'Eastmoney Guba' },
}
/** Of a fictional market: nobody wrote its posts on a real forum. */
const fictionalNames: typeof platformNames = {
  xq: { nameZh: '虚构社区', nameEn: 'Fictional community' },
  df: { nameZh: '虚构股吧', nameEn: 'Fictional forum' },
}

/** What the forums are called. */
export const platformNamesOf = (fictional: boolean): typeof platformNames =>
  fictional ? fictionalNames : platformNames
