import { named } from '../../../lib/names.ts'
import { useLanguage } from '../../../lib/texts.ts'
import { TabBody } from '../../../ui/tabs/TabBody.tsx'
import type { TabProps } from '../../companies/slots.ts'
import { ArticlesTile } from './ArticlesTile.tsx'
import { MentionsTile } from './MentionsTile.tsx'
import styles from './Opinion.module.css'
import { PlatformsTile } from './PlatformsTile.tsx'
import { RatioTile } from './RatioTile.tsx'

/**
 * What the forums hold of a company: how posts stand over time, how often it is named, each platform, and the posts.
 */
export default function OpinionTab({ profile }: TabProps) {
  const language = useLanguage()
  const { companyId } = profile
  const name = named(profile.companyNameZh, profile.companyNameEn, language, profile.stockCode)
  return (
    <TabBody className={styles.grid}>
      <RatioTile companyId={companyId} name={name} className={styles.ratio} />
      <MentionsTile companyId={companyId} name={name} className={styles.mentions} />
      <PlatformsTile companyId={companyId} className={styles.platformsTile} />
      <ArticlesTile companyId={companyId} className={styles.articlesTile} />
    </TabBody>
  )
}
