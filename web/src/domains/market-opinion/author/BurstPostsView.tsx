import { authors } from '@pandora/contract/domains/authors/operations'
import type { marketOpinionViews } from '@pandora/contract/domains/market-opinion/views'
import type { OutputOf } from '@pandora/contract/operation'
import { wallClock } from '@pandora/contract/time'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { percent } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Fill } from '../../../ui/kit/Stack.tsx'
import { moveByArrows } from '../../../ui/listKeys.ts'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useOpened } from '../../documents/offers/useOpened.ts'
import { authorAddress } from '../address.ts'
import { marketOpinionTexts, type OpinionSay } from '../texts.ts'
import styles from './BurstPosts.module.css'

type Post = OutputOf<typeof authors.burst>['dataList'][number]
/** Posts of one burst that are shown. */
const MOST = 200

const nameOf = ({ author }: Post): string => author?.name ?? author?.authorId ?? '–'
const alike = ({ likeness }: Post): string =>
  percent(likeness === null ? null : likeness * 100, { digits: 0, sign: false })

/**
 * Posts with the chosen words, the first of them first, each with what it says otherwise than the first; a press opens
 * the post beside, its author's name who wrote it.
 */
export default function BurstPostsView({
  parameters: { days, words = '' },
}: ViewProps<typeof marketOpinionViews.burstPosts>) {
  const t = useTexts(marketOpinionTexts)
  const query = useOperation(authors.burst, { newsId: words, days, size: MOST }, { enabled: words !== '' })
  return (
    <ViewBody
      answer={query}
      note={() => t('burstPostsNote')}
      table={({ dataList }) => ({
        name: t('burstPosts'),
        head: [t('author'), t('date'), t('likeness'), t('words')],
        rows: dataList.map((one) => [nameOf(one), wallClock(one.newsTimestamp), alike(one), textOf(one)]),
      })}
    >
      {({ dataList }) => (
        <Fill scroll>
          <BurstPosts posts={dataList} t={t} />
        </Fill>
      )}
    </ViewBody>
  )
}

const textOf = ({ parts }: Post): string =>
  parts.flatMap(({ kind, text }) => (kind === 'deleted' ? [] : [text])).join('')

function BurstPosts({ posts, t }: { posts: readonly Post[]; t: OpinionSay }) {
  const [opened, open] = useOpened()
  return (
    <ol className={styles.posts} aria-label={t('burstPosts')} data-list>
      {posts.map((post) => (
        <li key={post.newsId}>
          <div className={styles.who}>
            {post.author ? (
              <ScreenLink to={authorAddress(post.author.authorId)}>{nameOf(post)}</ScreenLink>
            ) : (
              nameOf(post)
            )}
            <time>{wallClock(post.newsTimestamp).slice(0, 16)}</time>
            <span>{t('alikeBy', { n: alike(post) })}</span>
          </div>
          <button
            type="button"
            data-item
            lang="zh-CN"
            onKeyDown={moveByArrows}
            aria-current={opened === post.newsId ? 'true' : undefined}
            onClick={() => open(post.newsId)}
          >
            {post.parts.map(({ kind, text }, at) => {
              const key = `${at} ${kind}`
              if (kind === 'deleted') return <del key={key}>{text}</del>
              return kind === 'inserted' ? <ins key={key}>{text}</ins> : <span key={key}>{text}</span>
            })}
          </button>
        </li>
      ))}
    </ol>
  )
}
