import { lazy, Suspense, useState } from 'react'
import { Plus } from 'lucide-react'
import { useAddressField, useGo } from '../../lib/address.ts'
import { useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { Button } from '../../ui/Button.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { Splitter } from '../../ui/Splitter.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import { themeTexts } from './texts.ts'
import inner from './Inner.module.css'
import styles from './Themes.module.css'
import { useThemes } from './useThemes.ts'
import { themeList, themeMap } from './views.ts'

const OwnDialog = lazy(() => import('./own/OwnDialog.tsx'))

const mapFields = { themeId: 'theme' } as const
const listFields = { text: 'q' } as const

/** Themes: the list and the map beside it; on a phone one or the other. */
export default function Themes() {
  const t = useTexts(themeTexts)
  const phone = usePhone()
  const go = useGo()
  const query = useThemes()
  const leads = (kind: 'themes' | 'company') => (id: string) => go(`/index/${kind}/${encodeURIComponent(id)}`)
  const list = (
    <ViewTile view={themeList} fields={listFields} leads={{ themeId: leads('themes') }} className={inner.tile} />
  )
  const map = (
    <ViewTile view={themeMap} fields={mapFields} leads={{ companyId: leads('company') }} className={inner.tile} />
  )
  const [pane, setPane] = useAddressField('pane')
  const [making, setMaking] = useState(false)
  const shownMap = pane === 'map'
  return (
    <Screen
      title={t('title')}
      layout="fill"
      context={query.data ? t('themes', { count: query.data.total }) : undefined}
      actions={
        <>
          {phone ? (
            <SegmentedControl
              label={t('view')}
              value={shownMap ? 'map' : 'list'}
              onChange={(next) => setPane(next === 'map' ? 'map' : '')}
              options={[
                { value: 'list', text: t('list') },
                { value: 'map', text: t('map') },
              ]}
            />
          ) : null}
          <Button size="small" icon={<Plus size={14} aria-hidden="true" />} onClick={() => setMaking(true)}>
            {t('make')}
          </Button>
        </>
      }
    >
      <div className={styles.page}>
        {phone ? shownMap ? map : list : <Splitter start={710} least={320} most={980} first={list} second={map} />}
      </div>
      {making ? (
        <Suspense fallback={null}>
          <OwnDialog own={null} onClose={() => setMaking(false)} />
        </Suspense>
      ) : null}
    </Screen>
  )
}
