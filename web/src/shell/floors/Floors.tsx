import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import { floors } from '@pandora/contract/domains/floors/operations'
import { useGo } from '../../lib/address.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { useTexts } from '../../lib/texts.ts'
import { Screen } from '../../ui/Screen.tsx'
import { Empty, ErrorState } from '../../ui/States.tsx'
import { useDialog } from './dialogs.ts'
import { justLeft, newFloor, openFloors } from './floorActions.ts'
import styles from './Floors.module.css'
import { FloorTabs } from './FloorTabs.tsx'
import { FloorView } from './FloorView.tsx'
import { floorTexts } from './texts.ts'
import { useFloorKeys } from './useFloorKeys.ts'
import { useOpenFloors } from './useOpenFloors.ts'

const Dialogs = lazy(() => import('./Dialogs.tsx'))

function Waiting() {
  const t = useTexts(floorTexts)
  return (
    <div className={styles.waiting} role="status" aria-label={t('floors')}>
      <i />
      <i />
      <i />
      <i />
    </div>
  )
}

/** A floor of the address that is not among the open ones: closed, or nobody's. */
function NotOpen({ floorId }: { floorId: string }) {
  const t = useTexts(floorTexts)
  const go = useGo()
  const { data, isPending } = useOperation(floors.details, { floorId })
  if (isPending) return <Waiting />
  if (!data || data.master)
    return (
      <div className={styles.centre}>
        <Empty why={t('gone')} action={{ text: t('toFloors'), run: () => go('/index') }} />
      </div>
    )
  return (
    <div className={styles.centre}>
      <Empty
        why={t('notOpen', { name: data.name })}
        action={{
          text: t('openIt'),
          run: () => {
            void openFloors([floorId], go)
          },
        }}
      />
    </div>
  )
}

/**
 * `/index`, `/index/floor/:floorId`, `/index/floor/:floorId/:tileId`: the floors, one of them, one of its rooms alone.
 */
export default function Floors() {
  const t = useTexts(floorTexts)
  const go = useGo()
  const { floorId, tileId } = useParams()
  const { query, open, current } = useOpenFloors(floorId)
  const dialog = useDialog((state) => state.open)
  useFloorKeys(current?.id, Boolean(tileId))
  const content = () => {
    if (query.isPending && !query.error) return <Waiting />
    if (query.error && !query.data)
      return (
        <div className={styles.centre}>
          <ErrorState
            failure={query.error}
            onRetry={() => {
              void query.refetch()
            }}
          />
        </div>
      )
    if (current) return <FloorView key={current.id} floor={current} tileId={tileId} />
    if (floorId) return justLeft(floorId) ? <Waiting /> : <NotOpen floorId={floorId} />
    return (
      <div className={styles.centre}>
        <Empty
          why={t('none')}
          action={{
            text: t('newFloor'),
            run: () => {
              void newFloor(go)
            },
          }}
        />
      </div>
    )
  }
  return (
    <Screen
      title={current?.name ?? t('floors')}
      bare
      layout="fill"
      tabs={tileId && current ? undefined : <FloorTabs open={open} current={current} />}
    >
      {content()}
      {dialog ? (
        <Suspense fallback={null}>
          <Dialogs dialog={dialog} open={open} />
        </Suspense>
      ) : null}
    </Screen>
  )
}
