import { workbookOf } from '@pandora/contract/workbook'
import type { SheetOf } from '@pandora/contract/workbook'
import writeXlsxFile from 'write-excel-file/universal'

/** An XLSX file: a first sheet that says what the others hold, then one sheet a table. Loaded when somebody exports. */
export async function workbookBlob(
  aboutName: string,
  about: readonly (readonly [name: string, value: string])[],
  sheets: readonly SheetOf[],
): Promise<Blob> {
  return writeXlsxFile(workbookOf(aboutName, about, sheets)).toBlob()
}
