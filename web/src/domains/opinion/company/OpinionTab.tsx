import { named } from '../../../lib/names.ts'
import { useLanguage } from '../../../lib/texts.ts'
import { ViewTile } from '../../../ui/view/ViewTile.tsx'
import { TabBody } from '../../../ui/tabs/TabBody.tsx'
import type { TabProps } from '../../companies/slots.ts'
import { articlesView, mentionsView, platformsView, ratioView } from '../views.ts'
import styles from './Opinion.module.css'

/**
 * What the forums hold of a company: how posts stand over time, how often it is named, each platform, and the posts.
 */
export default function OpinionTab({ profile }: TabProps) {
  const language = useLanguage()
  const given = { companyId: profile.companyId }
  const about = named(profile.companyNameZh, profile.companyNameEn, language, profile.stockCode)
  return (
    <TabBody className={styles.grid}>
      <ViewTile view={ratioView} given={given} about={about} className={styles.ratio} />
      <ViewTile view={mentionsView} given={given} about={about} className={styles.mentions} />
      <ViewTile view={platformsView} given={given} fit className={styles.platformsTile} />
      <ViewTile view={articlesView} given={given} className={styles.articlesTile} />
    </TabBody>
  )
}
