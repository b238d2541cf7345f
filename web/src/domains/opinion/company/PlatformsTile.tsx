import { FEWEST_POSTS, opinion } from '@pandora/contract/domains/opinion/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number } from '../../../lib/formats.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Skeleton } from '../../../ui/States.tsx'
import { Tile } from '../../../ui/Tile.tsx'
import { MissingSource } from '../../documents/offers/MissingSource.tsx'
import styles from './Opinion.module.css'
import { StanceBar } from './StanceBar.tsx'
import { opinionTexts } from './texts.ts'

const whole = (value: number) => number(value, { digits: 0 })

/** How the posts of each platform stand, side by side; few posts are grey and say so. */
export function PlatformsTile({ companyId, className }: { companyId: string; className?: string | undefined }) {
  const t = useTexts(opinionTexts)
  const language = useLanguage()
  const query = useOperation(opinion.articles, { companyId })
  return (
    <Tile
      title={t('platforms')}
      context={<span className={styles.quiet}>{t('platformsSpan')}</span>}
      className={className}
      onRefresh={() => {
        void query.refetch()
      }}
      refreshing={query.isFetching}
      health={query.error ? 'error' : undefined}
    >
      <Answer query={query} waiting={<Skeleton count={2} height={56} />}>
        {({ platforms }) =>
          platforms.length === 0 ? (
            <MissingSource why={t('noArticles')} />
          ) : (
            <ul className={styles.platforms} aria-label={t('platforms')}>
              {platforms.map((one) => (
                <li key={one.platform}>
                  <p>
                    <b>{named(one.nameZh, one.nameEn, language)}</b>
                    <span>{t('posts', { count: whole(one.posts) })}</span>
                    {one.raw > one.posts ? <span>{t('raw', { count: whole(one.raw) })}</span> : null}
                    {one.read < one.posts ? <span>{t('unread', { count: whole(one.posts - one.read) })}</span> : null}
                  </p>
                  <StanceBar
                    percentages={one.percentages}
                    grey={one.grey}
                    absent={t('grey', { least: FEWEST_POSTS })}
                  />
                  {one.grey && one.percentages ? <small>{t('grey', { least: FEWEST_POSTS })}</small> : null}
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </Tile>
  )
}
