import { named } from '../../lib/names.ts'
import { useLanguage } from '../../lib/texts.ts'
import { CoverageTile } from './CoverageTile.tsx'
import { DocumentPanel } from './DocumentPanel.tsx'
import { DocumentTile } from './DocumentTile.tsx'
import { EventsTab } from './EventsTab.tsx'
import { IdentityTile } from './IdentityTile.tsx'
import { InformationTile } from './InformationTile.tsx'
import { PriceTile } from './PriceTile.tsx'
import type { CompanyTab } from './tabs.ts'
import type { Profile } from './types.ts'
import { useOpened } from './useOpened.ts'
import styles from './CompanyTiles.module.css'

/** The tiles of a tab, and the document that is open beside them. */
export function CompanyTiles({ profile, tab }: { profile: Profile; tab: CompanyTab }) {
  const language = useLanguage()
  const [opened, open] = useOpened()
  const { companyId } = profile
  return (
    <>
      <div className={`${styles.tiles} ${styles[tab]}`}>
        {tab === 'overview' ? <>
          <PriceTile securityId={profile.securityId} name={named(profile.companyNameZh, profile.companyNameEn, language, profile.stockCode)} className={styles.price} />
          <DocumentTile companyId={companyId} kind="news" className={styles.news} />
          <DocumentTile companyId={companyId} kind="announcements" className={styles.announcements} />
          <InformationTile companyId={companyId} className={styles.information} />
          <CoverageTile companyId={companyId} className={styles.coverage} />
        </> : null}
        {tab === 'events' ? <EventsTab companyId={companyId} securityId={profile.securityId} name={named(profile.companyNameZh, profile.companyNameEn, language, profile.stockCode)} /> : null}
        {tab === 'news' || tab === 'announcements' ? <DocumentTile key={tab} companyId={companyId} kind={tab} whole /> : null}
        {tab === 'profile' ? <>
          <IdentityTile profile={profile} className={styles.identity} />
          <InformationTile companyId={companyId} className={styles.information} />
          <CoverageTile companyId={companyId} className={styles.coverage} />
        </> : null}
      </div>
      {opened ? <DocumentPanel key={opened} newsId={opened} onClose={() => open(null)} /> : null}
    </>
  )
}
