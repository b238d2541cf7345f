import { FEWEST_POSTS, opinion } from '@pandora/contract/domains/opinion/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number } from '../../../lib/formats.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import styles from './Opinion.module.css'
import { StanceBar } from './StanceBar.tsx'
import type { opinionViews } from '../parameters.ts'
import { opinionTexts } from './texts.ts'
import { Text } from '../../../ui/kit/Text.tsx'

const sides = ['many', 'empty', 'neutral', 'irrelevant'] as const
const whole = (value: number) => number(value, { digits: 0 })

/** How the posts of each platform stand, side by side; few posts are grey and say so. */
export default function PlatformsView({ parameters: { companyId = '' } }: ViewProps<typeof opinionViews.platforms>) {
  const t = useTexts(opinionTexts)
  const missing = useMissing()
  const language = useLanguage()
  const query = useOperation(opinion.articles, { companyId })
  return (
    <ViewBody
      answer={query}
      source={() => t('platformsSpan')}
      empty={({ platforms }) => (platforms.length ? undefined : missing(t('noArticles')))}
      table={({ platforms }) => ({
        name: t('platforms'),
        head: [t('platform'), t('postsLine'), ...sides.map((side) => `${t(side)} %`)],
        rows: platforms.map((one) => [
          named(one.nameZh, one.nameEn, language),
          one.posts,
          ...sides.map((side) => one.percentages?.[side]),
        ]),
      })}
    >
      {({ platforms }) => (
        <ul className={styles.platforms} aria-label={t('platforms')}>
          {platforms.map((one) => (
            <li key={one.platform}>
              <p>
                <Text as="b">{named(one.nameZh, one.nameEn, language)}</Text>
                <span>{t('posts', { count: whole(one.posts) })}</span>
                {one.raw > one.posts ? <span>{t('raw', { count: whole(one.raw) })}</span> : null}
                {one.read < one.posts ? <span>{t('unread', { count: whole(one.posts - one.read) })}</span> : null}
              </p>
              <StanceBar percentages={one.percentages} grey={one.grey} absent={t('grey', { least: FEWEST_POSTS })} />
              {one.grey && one.percentages ? <small>{t('grey', { least: FEWEST_POSTS })}</small> : null}
            </li>
          ))}
        </ul>
      )}
    </ViewBody>
  )
}
