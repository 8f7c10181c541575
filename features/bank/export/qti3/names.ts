/** Namespaces and names of the standard and of our own extension. */

export const itemNamespace = 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0';
export const packageNamespace = 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1';

/** The scoring of the standard by which the key alone earns the point. */
export const matchCorrect = 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml';

/** Our own extension: files with what the standard has no words for, beside the items that they belong to. */
export const extensionNamespace = 'urn:inkstone:questions:1';
