import { useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { useGo } from '../../lib/address.ts'
import { useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { Button } from '../../ui/Button.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { Splitter } from '../../ui/Splitter.tsx'
import { FirstLevel } from './FirstLevel.tsx'
import styles from './Industries.module.css'
import { NodePage } from './node/NodePage.tsx'
import { nodeAddress, nodeTabOf } from './node/tabs.ts'
import { industryTexts } from './texts.ts'
import { TreeDrawer, TreeTile } from './TreeTile.tsx'

/** Industries: the tree, and the one that is chosen or the first level. On a phone the tree stands behind a button. */
export default function Industries() {
  const t = useTexts(industryTexts)
  const go = useGo()
  const phone = usePhone()
  const [choosing, choose] = useState(false)
  const { code = '', tab: asked } = useParams()
  const tab = nodeTabOf(asked)
  if (!tab) return <Navigate to={nodeAddress(code)} replace />
  const detail = code ? <NodePage key={code} id={code} tab={tab} /> : <FirstLevel />
  return (
    <Screen
      title={t('title')}
      layout={phone ? 'flow' : 'fill'}
      actions={
        <>
          {phone ? (
            <Button size="small" aria-haspopup="dialog" onClick={() => choose(true)}>
              {t('choose')}
            </Button>
          ) : null}
          <Button size="small" onClick={() => go('/index/exchanges')}>
            {t('exchanges')}
          </Button>
        </>
      }
    >
      <div className={styles.page}>
        {phone ? (
          detail
        ) : (
          <Splitter
            start={264}
            least={220}
            most={520}
            first={<TreeTile chosen={code} className={styles.pane} />}
            second={detail}
          />
        )}
      </div>
      {phone && choosing ? <TreeDrawer chosen={code} onClose={() => choose(false)} /> : null}
    </Screen>
  )
}
