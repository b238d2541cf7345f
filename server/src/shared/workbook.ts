import { workbookOf, type SheetOf } from '@pandora/contract/workbook'
import writeXlsxFile from 'write-excel-file/universal'

/** Content type of an XLSX file. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** An XLSX file: a first sheet that says what, when, as of and from where, then one sheet a table. */
export async function workbook(
  aboutName: string,
  about: readonly (readonly [name: string, value: string])[],
  sheets: readonly SheetOf[],
): Promise<Buffer> {
  return Buffer.from(await (await writeXlsxFile(workbookOf(aboutName, about, sheets)).toBlob()).arrayBuffer())
}
