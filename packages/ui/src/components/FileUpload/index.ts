export { FileUpload, type FileUploadProps } from './FileUpload.tsx';
export type { AddedFile, Refusal, UploadLimits, UploadType } from './limits.ts';
export type { UploadFile, UploadState, UploadTranslations } from './uploadFile.ts';
