import { named } from '../../../lib/names.ts'
import { useLanguage } from '../../../lib/texts.ts'
import { TabBody } from '../../../ui/tabs/TabBody.tsx'
import { ViewTile } from '../../../ui/view/ViewTile.tsx'
import type { TabProps } from '../../companies/slots.ts'
import { valuationView } from '../views.ts'
import styles from './Bands.module.css'

/** What the market paid for a company's earnings and its equity over time. */
export default function ValuationTab({ profile }: TabProps) {
  const language = useLanguage()
  const about = named(profile.companyNameZh, profile.companyNameEn, language, profile.stockCode)
  return (
    <TabBody>
      <ViewTile
        view={valuationView}
        given={{ companyId: profile.companyId }}
        fields={{ figure: 'measure', day: 'on', of: 'shown' }}
        about={about}
        className={styles.tile}
      />
    </TabBody>
  )
}
