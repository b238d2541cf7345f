import { writtenIn } from '../../ui/language/writtenIn.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { floors } from '@pandora/contract/domains/floors/operations'
import { screening } from '@pandora/contract/domains/screening/operations'
import { themes } from '@pandora/contract/domains/themes/operations'
import { watch } from '@pandora/contract/domains/watch/operations'
import type { CallFailure } from '../../lib/api/failure.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { useAddressField } from '../../lib/address.ts'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { Skeleton } from '../../ui/States.tsx'
import { Tile } from '../../ui/Tile.tsx'
import { twoDatesOf } from '../../ui/TwoDates.tsx'
import { Finder } from '../search/offers/finder/Finder.tsx'
import type { Subject } from './model.ts'
import styles from './Choose.module.css'
import { changeTexts } from './texts.ts'

/** Offers of a kind. */
const MOST = 12

interface Offer {
  id: string
  name: string
  aside: string
}

interface Offered<Data> {
  subject: Subject['subject']
  title: string
  query: UseQueryResult<Data, CallFailure>
  none: string
  offers: (data: Data) => readonly Offer[]
}

/** What may be compared of one kind, each a way to its comparison. */
function Offers<Data>({ subject, title, query, none, offers }: Offered<Data>) {
  return (
    <Tile title={title} fit>
      <Answer query={query} waiting={<Skeleton count={MOST} />}>
        {(data) => {
          const found = offers(data).slice(0, MOST)
          return found.length === 0 ? (
            <p className={styles.none}>{none}</p>
          ) : (
            <ul className={styles.offers}>
              {found.map(({ id, name, aside }) => (
                <li key={id}>
                  <ScreenLink to={twoDatesOf(subject, id)}>
                    <b lang={writtenIn(name)}>{name}</b>
                    <small>{aside}</small>
                  </ScreenLink>
                </li>
              ))}
            </ul>
          )
        }}
      </Answer>
    </Tile>
  )
}

/** Where nothing is chosen yet: a company by its name, and what the reader has at hand of each kind. */
export function Choose() {
  const t = useTexts(changeTexts)
  const language = useLanguage()
  const [, setSubject] = useAddressField('subject')
  const watched = useOperation(watch.list, { page: 0, size: MOST })
  const watches = watched.data === undefined || watched.data.total > 0
  const largest = useOperation(screening.companies, { page: 0, size: MOST }, { enabled: !watches })
  const listed = useOperation(themes.list, {})
  const open = useOperation(floors.openList, { page: 0, size: MOST })
  const company = t('subject_company')
  return (
    <>
      <div className={styles.find}>
        <p>{t('choose')}</p>
        <Finder
          label={company}
          onChoose={(found) => {
            if (found.companyId) setSubject(`company:${found.companyId}`)
          }}
        />
      </div>
      <div className={styles.kinds}>
        {watches ? (
          <Offers
            subject="company"
            title={t('watched')}
            query={watched}
            none={t('noneWatched')}
            offers={({ dataList }) =>
              dataList.map((one) => ({
                id: one.companyId,
                name: named(one.companyNameZh, one.companyNameEn, language, one.stockCode),
                aside: one.stockCode,
              }))
            }
          />
        ) : (
          <Offers
            subject="company"
            title={t('largest')}
            query={largest}
            none={t('noneListed')}
            offers={({ dataList }) =>
              dataList.map((one) => ({
                id: one.companyId,
                name: named(one.nameZh, one.nameEn, language, one.stockCode),
                aside: one.stockCode,
              }))
            }
          />
        )}
        <Offers
          subject="theme"
          title={t('themes')}
          query={listed}
          none={t('noneThemes')}
          offers={({ dataList }) =>
            dataList.map((one) => ({
              id: one.themeId,
              name: named(one.nameZh, one.nameEn, language, one.themeId),
              aside: t('ofCompanies', { companies: one.companies }),
            }))
          }
        />
        <Offers
          subject="floor"
          title={t('floors')}
          query={open}
          none={t('noneFloors')}
          offers={({ dataList }) => dataList.map((one) => ({ id: one.id, name: one.name, aside: '' }))}
        />
      </div>
    </>
  )
}
