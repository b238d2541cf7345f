import type { search } from '@pandora/contract/domains/search/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { named } from '../../lib/names.ts'
import type { Translate } from '../../lib/texts.ts'
import { slot } from '../../lib/installed.ts'
import type { Column } from '../../ui/table/DataTable.tsx'
import type { searchTexts } from './texts.ts'
import styles from './Search.module.css'
import { Text } from '../../ui/kit/Text.tsx'

export type Found = OutputOf<typeof search.company>['dataList'][number]
type Keys = NonNullable<(typeof searchTexts)['key']>

/** Columns of what a search found: the star, who it is, and the form of its name that matched. */
export function foundColumns(t: Translate<Keys>, language: string, phone: boolean): Column<Found>[] {
  const nameOf = (one: Found) => named(one.companyNameZh, one.companyNameEn, language, one.stockCode)
  const exchangeOf = (one: Found) => (language === 'en' ? one.exchangeEn : one.exchangeZh)
  return [
    {
      key: 'star',
      title: t('star'),
      width: '52px',
      sortable: false,
      value: (one) => (one.is_watching ? 1 : 0),
      cell: (one) =>
        one.kind === 'company'
          ? slot('foundSign').map(({ key, view: Sign }) => (
              <Sign key={key} companyId={one.companyId} name={nameOf(one)} watching={one.is_watching} bare />
            ))
          : null,
    },
    {
      key: 'name',
      title: t('name'),
      width: 'minmax(120px, 2fr)',
      value: nameOf,
      cell: (one) => (
        <span className={styles.name}>
          <Text as="b">{nameOf(one)}</Text>
          {phone ? (
            <small>
              {one.stockCode} · {exchangeOf(one)}
              {one.kind === 'index' ? ` · ${t('index')}` : ''}
            </small>
          ) : null}
        </span>
      ),
    },
    { key: 'code', title: t('code'), width: '90px', wideOnly: true, value: (one) => one.stockCode },
    { key: 'exchange', title: t('exchange'), width: 'minmax(110px, 1fr)', wideOnly: true, value: exchangeOf },
    { key: 'kind', title: t('kind'), width: '76px', wideOnly: true, value: (one) => t(one.kind) },
    {
      key: 'matched',
      title: t('matched'),
      width: 'minmax(120px, 2fr)',
      value: (one) => one.matched,
      cell: (one) => (
        <span className={styles.matched}>
          <span>{t(one.misspelled ? 'perhaps' : `form_${one.matchedForm}`)}</span>
          {one.matched}
        </span>
      ),
    },
  ]
}
