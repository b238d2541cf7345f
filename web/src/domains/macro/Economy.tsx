import { useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { Screen } from '../../ui/Screen.tsx'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { Tiles } from '../../ui/page/Tiles.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import { macroTexts } from './texts.ts'
import { indicatorsView } from './views.ts'

/** Economic indicators by source; rates and exchange rates stand on a screen of their own. */
export default function Economy() {
  const t = useTexts(macroTexts)
  return (
    <Screen
      title={t('economy')}
      layout={usePhone() ? 'flow' : 'fill'}
      actions={<ScreenLink to="/index/rates">{t('title')}</ScreenLink>}
    >
      <Tiles>
        <ViewTile view={indicatorsView} />
      </Tiles>
    </Screen>
  )
}
