#include <limits.h>
#include <openssl/bio.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/objects.h>
#include <openssl/param_build.h>
#include <openssl/pem.h>
#include <openssl/x509.h>
#include <string.h>
#include "CCryptography.h"

static const int raw_types[] = {EVP_PKEY_X25519, EVP_PKEY_ED25519};
static const int groups[] = {0, 0, NID_X9_62_prime256v1};

static int is_raw(int curve) { return curve < 2; }

// A key of a curve, its point in any form and its number, if that is known.
static EVP_PKEY *key_of(int curve, const uint8_t *point, size_t count, const BIGNUM *number) {
    EVP_PKEY *key = NULL;
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(NULL, "EC", NULL);
    OSSL_PARAM_BLD *builder = OSSL_PARAM_BLD_new();
    OSSL_PARAM *parameters = NULL;
    if (context && builder
        && OSSL_PARAM_BLD_push_utf8_string(builder, OSSL_PKEY_PARAM_GROUP_NAME, OBJ_nid2sn(groups[curve]), 0)
        && OSSL_PARAM_BLD_push_octet_string(builder, OSSL_PKEY_PARAM_PUB_KEY, point, count)
        && (!number || OSSL_PARAM_BLD_push_BN(builder, OSSL_PKEY_PARAM_PRIV_KEY, number))
        && (parameters = OSSL_PARAM_BLD_to_param(builder)) && EVP_PKEY_fromdata_init(context) > 0)
        EVP_PKEY_fromdata(context, &key, number ? EVP_PKEY_KEYPAIR : EVP_PKEY_PUBLIC_KEY, parameters);
    OSSL_PARAM_free(parameters);
    OSSL_PARAM_BLD_free(builder);
    EVP_PKEY_CTX_free(context);
    return key;
}

static int is_in_range(const EC_GROUP *group, const BIGNUM *number) {
    return !BN_is_zero(number) && BN_cmp(number, EC_GROUP_get0_order(group)) < 0;
}

void *cryptography_key_new_private(int curve, const uint8_t *bytes, size_t count) {
    if (is_raw(curve)) return EVP_PKEY_new_raw_private_key(raw_types[curve], NULL, bytes, count);
    EVP_PKEY *key = NULL;
    EC_GROUP *group = EC_GROUP_new_by_curve_name(groups[curve]);
    EC_POINT *point = group ? EC_POINT_new(group) : NULL;
    BIGNUM *number = count <= INT_MAX ? BN_bin2bn(bytes, (int)count, NULL) : NULL;
    uint8_t encoded[133];
    if (point && number && is_in_range(group, number) && EC_POINT_mul(group, point, number, NULL, NULL, NULL)) {
        size_t size =
            EC_POINT_point2oct(group, point, POINT_CONVERSION_UNCOMPRESSED, encoded, sizeof encoded, NULL);
        if (size) key = key_of(curve, encoded, size, number);
    }
    BN_clear_free(number);
    EC_POINT_free(point);
    EC_GROUP_free(group);
    ERR_clear_error();
    return key;
}

void *cryptography_key_new_public(int curve, const uint8_t *bytes, size_t count) {
    EVP_PKEY *key = is_raw(curve) ? EVP_PKEY_new_raw_public_key(raw_types[curve], NULL, bytes, count)
                                  : key_of(curve, bytes, count, NULL);
    ERR_clear_error();
    return key;
}

void cryptography_key_free(void *key) { EVP_PKEY_free(key); }

size_t cryptography_key_private_bytes(int curve, const void *key, uint8_t *bytes, size_t capacity) {
    if (is_raw(curve)) return EVP_PKEY_get_raw_private_key(key, bytes, &capacity) ? capacity : 0;
    BIGNUM *number = NULL;
    size_t size = (EVP_PKEY_get_bits(key) + 7) / 8;
    int done = size <= capacity && EVP_PKEY_get_bn_param(key, OSSL_PKEY_PARAM_PRIV_KEY, &number)
        && BN_bn2binpad(number, bytes, (int)size) >= 0;
    BN_clear_free(number);
    return done ? size : 0;
}

size_t cryptography_key_public_bytes(int curve, const void *key, uint8_t *bytes, size_t capacity) {
    if (is_raw(curve)) return EVP_PKEY_get_raw_public_key(key, bytes, &capacity) ? capacity : 0;
    uint8_t encoded[133];
    size_t count = 0, written = 0;
    EC_GROUP *group = EC_GROUP_new_by_curve_name(groups[curve]);
    EC_POINT *point = group ? EC_POINT_new(group) : NULL;
    // As it was given: its form may be another.
    if (point && EVP_PKEY_get_octet_string_param(key, OSSL_PKEY_PARAM_PUB_KEY, encoded, sizeof encoded, &count)
        && EC_POINT_oct2point(group, point, encoded, count, NULL))
        written = EC_POINT_point2oct(group, point, POINT_CONVERSION_UNCOMPRESSED, bytes, capacity, NULL);
    EC_POINT_free(point);
    EC_GROUP_free(group);
    return written;
}

// Nobody is asked for a password on the server's terminal.
static int no_password(char *buffer, int size, int writes, void *context) {
    (void)buffer, (void)size, (void)writes, (void)context;
    return -1;
}

static int is_of(int curve, const EVP_PKEY *key) {
    char name[64];
    if (is_raw(curve)) return EVP_PKEY_get_id(key) == raw_types[curve];
    return EVP_PKEY_is_a(key, "EC") && EVP_PKEY_get_group_name(key, name, sizeof name, NULL)
        && OBJ_txt2nid(name) == groups[curve];
}

void *cryptography_key_read(int curve, int is_private, int is_pem, const void *bytes, size_t count) {
    if (count > INT_MAX) return NULL;
    EVP_PKEY *key = NULL;
    const unsigned char *start = bytes;
    if (is_pem) {
        BIO *text = BIO_new_mem_buf(bytes, (int)count);
        if (text)
            key = is_private ? PEM_read_bio_PrivateKey(text, NULL, no_password, NULL)
                             : PEM_read_bio_PUBKEY(text, NULL, no_password, NULL);
        BIO_free(text);
    } else {
        key = is_private ? d2i_AutoPrivateKey(NULL, &start, (long)count) : d2i_PUBKEY(NULL, &start, (long)count);
    }
    if (key && !is_of(curve, key)) {
        EVP_PKEY_free(key);
        key = NULL;
    }
    ERR_clear_error();
    return key;
}

size_t cryptography_key_write(int is_private, int is_pem, void *key, uint8_t *bytes, size_t capacity) {
    BIO *target = BIO_new(BIO_s_mem());
    int done = target != NULL;
    if (done && is_pem)
        done = is_private ? PEM_write_bio_PKCS8PrivateKey(target, key, NULL, NULL, 0, NULL, NULL)
                          : PEM_write_bio_PUBKEY(target, key);
    else if (done)
        done = is_private ? i2d_PKCS8PrivateKey_bio(target, key, NULL, NULL, 0, NULL, NULL)
                          : i2d_PUBKEY_bio(target, key);
    char *written = NULL;
    long count = done ? BIO_get_mem_data(target, &written) : 0;
    done = count > 0 && (size_t)count <= capacity;
    if (done) memcpy(bytes, written, count);
    BIO_free(target);
    ERR_clear_error();
    return done ? count : 0;
}

size_t cryptography_agree(void *key, void *other, uint8_t *secret, size_t capacity) {
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new(key, NULL);
    int done = context && EVP_PKEY_derive_init(context) > 0 && EVP_PKEY_derive_set_peer(context, other) > 0
        && EVP_PKEY_derive(context, secret, &capacity) > 0;
    EVP_PKEY_CTX_free(context);
    ERR_clear_error();
    return done ? capacity : 0;
}
