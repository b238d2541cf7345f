import { MessagesSquare } from 'lucide-react'
import { useTexts } from '../../../lib/texts.ts'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import type { TabProps } from '../../companies/slots.ts'
import { opinionAddress } from '../address.ts'
import styles from '../MarketOpinion.module.css'
import { marketOpinionTexts } from '../texts.ts'

/** From the head of a company’s page to what forums hold of it. */
export default function OpinionLink({ profile }: TabProps) {
  const t = useTexts(marketOpinionTexts)
  return (
    <ScreenLink
      className={styles.link}
      to={opinionAddress(profile.companyId)}
      aria-label={t('openOpinion')}
      title={t('openOpinion')}
    >
      <MessagesSquare size={16} aria-hidden="true" />
    </ScreenLink>
  )
}
