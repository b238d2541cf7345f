import { BriefcaseBusiness, CalendarRange, ChartCandlestick, FileSpreadsheet, HandCoins, Landmark, ListTree, MessagesSquare, Newspaper, Orbit, Radar, ShieldAlert, Waypoints, Zap } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { RoomKey } from '@pandora/contract/rooms'

/** The sign of each room. */
export const roomIcons = {
  bigTheme: Orbit,
  dailyFlash: Zap,
  financialReport: FileSpreadsheet,
  priceEvent: ChartCandlestick,
  hejun: CalendarRange,
  heJunNews: Newspaper,
  portfolioDashboard: BriefcaseBusiness,
  riskManagement: ShieldAlert,
  noyaxe: ListTree,
  supplyChain: Waypoints,
  investmentFinancingMonitor: HandCoins,
  policyAnalysis: Landmark,
  marketOpinion: MessagesSquare,
  huakong: Radar,
} as const satisfies Record<RoomKey, LucideIcon>
