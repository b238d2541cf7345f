import { crowdTextsOn } from '../crowds/planted.ts'
import { productTextsOn } from '../meetings/product-meetings.ts'
import { riskTextsOn } from '../risks/planted.ts'
import { supplyTextsOn } from '../told-supplies/told-supplies.ts'
import type { DayAmount, World, WrittenText } from '../world.ts'
import { writeDay } from './day.ts'

/** All texts of a day: what is written on it, and beside that what is planted; no text of the day's own is touched. */
export function textsOn(world: World, day: string, amount: DayAmount): WrittenText[] {
  const own = writeDay(world, day, amount)
  return [
    ...own,
    ...riskTextsOn(world, day),
    ...productTextsOn(world, day),
    ...supplyTextsOn(world, day),
    ...crowdTextsOn(world, day, own),
  ]
}
