/** A text as Canvas and others have it. */
export const material = (text: string, type = 'text/html') =>
  `<material><mattext texttype="${type}">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</mattext></material>`;

/** Choices 1000, 1001 and so on. */
export const labels = (...texts: readonly string[]) =>
  `<render_choice>${texts
    .map((text, index) => `<response_label ident="${1000 + index}">${material(text, 'text/plain')}</response_label>`)
    .join('')}</render_choice>`;

/** A condition that gives points. */
export const condition = (variables: string, points = '100', action = 'Set') =>
  `<respcondition continue="No"><conditionvar>${variables}</conditionvar><setvar action="${action}" varname="SCORE">${points}</setvar></respcondition>`;

/** A comparison with an answer. */
export const equal = (value: string | number, response = 'response1') =>
  `<varequal respident="${response}">${value}</varequal>`;

/** An item as Canvas exports it. */
export const canvas = (type: string, body: string, conditions: readonly string[] = [], more = '') =>
  `<item ident="g${type}" title="Question"><itemmetadata><qtimetadata>
<qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>${type}</fieldentry></qtimetadatafield>
<qtimetadatafield><fieldlabel>points_possible</fieldlabel><fieldentry>2.5</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>
<presentation>${body}</presentation><resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>${conditions.join('')}</resprocessing>${more}</item>`;

/** A test of items. */
export const quiz = (items: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2"><assessment ident="a" title="Unit 3"><section ident="root_section">${items}</section></assessment></questestinterop>`;

/** A response that chooses among labels. */
export const lid = (choices: string, cardinality = 'Single') =>
  `<response_lid ident="response1" rcardinality="${cardinality}">${choices}</response_lid>`;

/** A response that types. */
export const text =
  '<response_str ident="response1" rcardinality="Single"><render_fib><response_label ident="answer1"/></render_fib></response_str>';

/** A response of a gap that has a name. */
export const named = (name: string, ...texts: readonly string[]) =>
  `<response_lid ident="response_${name}"><material><mattext>${name}</mattext></material>${labels(...texts)}</response_lid>`;

/** A comment. */
export const feedback = (ident: string, words: string) =>
  `<itemfeedback ident="${ident}"><flow_mat>${material(words)}</flow_mat></itemfeedback>`;
