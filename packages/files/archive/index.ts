export {
  ArchiveError,
  listArchivedFiles,
  openArchivedFile,
  type ArchivedFile,
  type ArchiveLimits,
  type ArchiveSource,
} from './read-archive.ts';
