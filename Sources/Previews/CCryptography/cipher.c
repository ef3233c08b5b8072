#include <limits.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include "CCryptography.h"

static const int tag_size = 16;

static const EVP_CIPHER *type(int cipher, size_t key_count) {
    if (cipher == 1) return key_count == 32 ? EVP_chacha20_poly1305() : NULL;
    switch (key_count) {
    case 16: return EVP_aes_128_gcm();
    case 24: return EVP_aes_192_gcm();
    case 32: return EVP_aes_256_gcm();
    default: return NULL;
    }
}

void *cryptography_cipher_new(int cipher, int seals, size_t key_count) {
    const EVP_CIPHER *known = type(cipher, key_count);
    EVP_CIPHER_CTX *context = known ? EVP_CIPHER_CTX_new() : NULL;
    if (context && EVP_CipherInit_ex(context, known, NULL, NULL, NULL, seals)) return context;
    EVP_CIPHER_CTX_free(context);
    ERR_clear_error();
    return NULL;
}

void cryptography_cipher_free(void *cipher) { EVP_CIPHER_CTX_free(cipher); }

int cryptography_cipher_start(void *cipher, const void *key, const void *nonce, size_t nonce_count) {
    int done = nonce_count <= INT_MAX
        && EVP_CIPHER_CTX_ctrl(cipher, EVP_CTRL_AEAD_SET_IVLEN, (int)nonce_count, NULL) > 0
        && EVP_CipherInit_ex(cipher, NULL, NULL, key, nonce, -1);
    if (!done) ERR_clear_error();
    return done;
}

// Takes bytes piece by piece, as libcrypto counts them in int.
static int update(EVP_CIPHER_CTX *cipher, const uint8_t *bytes, size_t count, uint8_t *result) {
    const size_t most = 1 << 30;
    while (count > 0) {
        int length = (int)(count < most ? count : most), written = 0;
        if (!EVP_CipherUpdate(cipher, result, &written, bytes, length)) return 0;
        bytes += length;
        count -= length;
        if (result) result += written;
    }
    return 1;
}

int cryptography_cipher_authenticate(void *cipher, const void *bytes, size_t count) {
    return update(cipher, bytes, count, NULL);
}

int cryptography_cipher_update(void *cipher, const void *bytes, size_t count, uint8_t *result) {
    return update(cipher, bytes, count, result);
}

int cryptography_cipher_finish_sealing(void *cipher, uint8_t *tag) {
    uint8_t rest[EVP_MAX_BLOCK_LENGTH];
    int count = 0;
    return EVP_CipherFinal_ex(cipher, rest, &count)
        && EVP_CIPHER_CTX_ctrl(cipher, EVP_CTRL_AEAD_GET_TAG, tag_size, tag) > 0;
}

int cryptography_cipher_finish_opening(void *cipher, const uint8_t *tag) {
    uint8_t rest[EVP_MAX_BLOCK_LENGTH];
    int count = 0;
    int done = EVP_CIPHER_CTX_ctrl(cipher, EVP_CTRL_AEAD_SET_TAG, tag_size, (void *)tag) > 0
        && EVP_CipherFinal_ex(cipher, rest, &count) > 0;
    if (!done) ERR_clear_error();
    return done;
}
