import type { ReportKind } from '@inkstone/exam/blueprint';
import { FigureTable, Section } from '@inkstone/ui';
import { weightedMessages } from '../../messages.ts';
import type { AttemptReportData } from '../../document/attempt-report-data.ts';
import { describeWeightedSections, type WeightedTable } from '../../document/weighted.ts';
import { useReading } from '../report/use-reading.ts';
import shared from '../report.module.css';

/** Points and weights of the sections, and the composite. */
export const WeightedSections = ({ report, kind }: { report: AttemptReportData; kind: ReportKind }) => {
  const table = describeWeightedSections(report, kind, useReading(true, weightedMessages));
  if (!table) return null;
  const { title, head, rows, composite, remarks } = table;
  return (
    <div>
      <Section title={title}>
        <div className={`${shared.behind} ${shared.table}`}>
          <FigureTable caption={title} head={head}>
            {rows.map((row) => (
              <WeightedRow key={row.id} row={row} />
            ))}
            <tr>
              <th scope="row">
                <b>{composite.name}</b>
              </th>
              <td colSpan={4}>
                <b>{composite.text}</b>
              </td>
            </tr>
          </FigureTable>
        </div>
        {remarks.map((remark) => (
          <p key={remark} className="small">
            {remark}
          </p>
        ))}
      </Section>
    </div>
  );
};

/** The points of a section and their share; an unmarked section has a note across both columns. */
const WeightedRow = ({ row: { name, points, weight, contribution } }: { row: WeightedTable['rows'][number] }) => {
  const [first, share] = points;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td colSpan={3 - points.length}>{first}</td>
      {share !== undefined && <td>{share}</td>}
      <td>{weight}</td>
      <td>{contribution}</td>
    </tr>
  );
};
