import { useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { screenParts, usePart } from '../../ui/page/screenParts.ts'
import { UnknownPlace } from '../../ui/page/UnknownPlace.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { Tiles } from '../../ui/page/Tiles.tsx'
import { TabLinks } from '../../ui/tabs/TabLinks.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import styles from './Financing.module.css'
import { SavedFilters } from './rounds/SavedFilters.tsx'
import { financingTexts } from './texts.ts'
import { compareView, organisationsView, rotationView, roundsView, sharesView, survivalView, topView } from './views.ts'

const parts = screenParts('/index/financing', ['rounds', 'rotation', 'compare', 'organisations', 'survival'])

/** Private financing: rounds and the ten largest, rotation and shares, industries compared, investors, time to next. */
export default function Financing() {
  const t = useTexts(financingTexts)
  const phone = usePhone()
  const chosen = usePart(parts)
  if (!chosen) return <UnknownPlace />
  return (
    <Screen
      title={t('title')}
      layout={phone ? 'flow' : 'fill'}
      actions={chosen === 'rounds' ? <SavedFilters /> : null}
      tabs={
        <TabLinks
          label={t('sections')}
          current={parts.at(chosen)}
          tabs={parts.names.map((one) => ({ to: parts.at(one), text: t(`tab_${one}`) }))}
        />
      }
    >
      {chosen === 'rounds' ? (
        <Tiles className={styles.rounds}>
          <ViewTile view={roundsView} />
          <ViewTile view={topView} />
        </Tiles>
      ) : null}
      {chosen === 'rotation' ? (
        <Tiles className={styles.halves}>
          <ViewTile view={rotationView} />
          <ViewTile view={sharesView} />
        </Tiles>
      ) : null}
      {chosen === 'compare' ? (
        <Tiles>
          <ViewTile view={compareView} />
        </Tiles>
      ) : null}
      {chosen === 'organisations' ? (
        <Tiles>
          <ViewTile view={organisationsView} />
        </Tiles>
      ) : null}
      {chosen === 'survival' ? (
        <Tiles>
          <ViewTile view={survivalView} />
        </Tiles>
      ) : null}
    </Screen>
  )
}
