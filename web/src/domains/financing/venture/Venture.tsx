import { useParams } from 'react-router'
import { financing } from '@pandora/contract/domains/financing/operations'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { usePhone } from '../../../lib/usePhone.ts'
import { Screen } from '../../../ui/Screen.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { Tiles } from '../../../ui/page/Tiles.tsx'
import { ViewTile } from '../../../ui/view/ViewTile.tsx'
import styles from '../Financing.module.css'
import { financingTexts } from '../texts.ts'
import { aftermathView, historyView, infoView, recommendView } from '../views.ts'
import { companyAddress } from '../words.ts'

/** A company without a listing: what is known of it, its rounds, companies like it. */
export default function Venture() {
  const t = useTexts(financingTexts)
  const language = useLanguage()
  const phone = usePhone()
  const { ventureId = '' } = useParams()
  const { data } = useOperation(financing.companyInfo, { ventureId })
  const given = { venture: ventureId }
  const listed = data?.company.companyId
  return (
    <Screen
      title={data ? named(data.company.nameZh, data.company.nameEn, language) : ventureId}
      back={{ to: '/index/financing', text: t('back') }}
      layout={phone ? 'flow' : 'fill'}
      actions={listed ? <ScreenLink to={companyAddress(listed)}>{t('listed')}</ScreenLink> : null}
    >
      <Tiles className={styles.page}>
        <ViewTile view={historyView} given={given} />
        <ViewTile view={infoView} given={given} />
        <ViewTile view={aftermathView} given={given} />
        <ViewTile view={recommendView} given={given} />
      </Tiles>
    </Screen>
  )
}
