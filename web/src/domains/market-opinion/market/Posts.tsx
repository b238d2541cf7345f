import { writtenIn } from '../../../ui/language/writtenIn.ts'
import type { marketOpinion } from '@pandora/contract/domains/market-opinion/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useTexts } from '../../../lib/texts.ts'
import { moveByArrows } from '../../../ui/listKeys.ts'
import { useOpened } from '../../documents/offers/useOpened.ts'
import styles from '../MarketOpinion.module.css'
import { marketOpinionTexts } from '../texts.ts'

type Post = OutputOf<typeof marketOpinion.barPosts>['dataList'][number]
const words = { many: 'many', empty: 'empty', neutral: 'neutral', irrelevance: 'irrelevance' } as const

/** Posts as they were written, each with how it stands; a press opens it beside. */
export function Posts({ posts, label }: { posts: readonly Post[]; label: string }) {
  const t = useTexts(marketOpinionTexts)
  const [opened, open] = useOpened()
  return (
    <ul className={styles.posts} aria-label={label} data-list>
      {posts.map((post) => (
        <li key={post.newsId}>
          <button
            type="button"
            data-item
            onKeyDown={moveByArrows}
            aria-current={opened === post.newsId ? 'true' : undefined}
            onClick={() => open(post.newsId)}
          >
            <span>
              {post.author ? <span lang={writtenIn(post.author.name)}>{post.author.name}</span> : null}
              {post.author ? ' · ' : null}
              {[post.publishDateZh.slice(0, 16), post.board, t(post.stance ? words[post.stance] : 'unread')]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <b lang={post.language === 'en' ? 'en' : 'zh-CN'}>{post.summary || post.title}</b>
          </button>
        </li>
      ))}
    </ul>
  )
}
