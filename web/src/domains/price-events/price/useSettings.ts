import { charting } from '@pandora/contract/domains/charting/operations'
import type { ChartSettings } from '@pandora/contract/view/chart-settings'
import { useMemo } from 'react'
import { useAction } from '../../../lib/api/useAction.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { settingsIn, settingsText } from './settings.ts'

interface Kept {
  range?: string | undefined
  interval?: string | undefined
  type?: string | undefined
  scale?: string | undefined
  indicators?: string | undefined
}

/**
 * How a chart is looked at: by its own parameters, else as the user last looked at one. What is changed is remembered for
 * the next chart; those that are open already keep what they show.
 */
export function useSettings(kept: Kept, setKept: (patch: Record<string, string | null>) => void) {
  const { data, isPending, error } = useOperation(charting.layouts, {}, { staleTime: Number.POSITIVE_INFINITY })
  const { mutate } = useAction(charting.keepLast)
  const { range, interval, type, scale, indicators } = kept
  const settings = useMemo(
    () => settingsIn({ range, interval, type, scale, indicators }, data?.last),
    [range, interval, type, scale, indicators, data?.last],
  )
  return {
    settings,
    /** The last ones are on their way: a chart drawn now would jump. */
    waiting: isPending && !error,
    change: (patch: Partial<ChartSettings>) => {
      // A range that is chosen ends the days that the reader moved to.
      setKept({ ...settingsText(patch), ...(patch.range ? { zoom: null } : {}) })
      mutate({ settings: { ...settings, ...patch } })
    },
  }
}
export type Settings = ReturnType<typeof useSettings>
